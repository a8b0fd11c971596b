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
