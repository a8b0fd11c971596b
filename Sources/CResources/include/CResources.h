// Files that are compiled into the program, byte for byte.
#pragma once

#include <stddef.h>

/// One file; its bytes live as long as the program.
typedef struct {
  const unsigned char *bytes;
  size_t length;
} perfume_resource;

/// schema.sql: the schema of a catalogue.
perfume_resource perfume_schema(void);

/// Fixtures/Notes/series.csv: the series that notes belong to.
perfume_resource perfume_note_series(void);

/// Fixtures/Notes/notes.csv: notes and their series.
perfume_resource perfume_notes(void);

/// Fixtures/Brands/brands.csv: brands and the names that they go by.
perfume_resource perfume_brands(void);

/// Sources/FilterServer/Assets/page.css: the style of the page.
perfume_resource perfume_page_css(void);

/// Sources/FilterServer/Assets/page.js: what makes the page quicker.
perfume_resource perfume_page_js(void);

/// Sources/FilterServer/Routes/openapi.json: what there is to ask of the service.
perfume_resource perfume_openapi(void);
