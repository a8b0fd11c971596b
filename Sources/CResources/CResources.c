#include "CResources.h"

// #embed is a part of C23; compilers know it in earlier modes too, and only mention that it is newer.
#pragma clang diagnostic ignored "-Wc23-extensions"

perfume_resource perfume_schema(void) {
  static const unsigned char file[] = {
#embed "../../schema.sql"
  };
  return (perfume_resource){file, sizeof file};
}

perfume_resource perfume_note_series(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Notes/series.csv"
  };
  return (perfume_resource){file, sizeof file};
}

perfume_resource perfume_notes(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Notes/notes.csv"
  };
  return (perfume_resource){file, sizeof file};
}

perfume_resource perfume_brands(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Brands/brands.csv"
  };
  return (perfume_resource){file, sizeof file};
}

perfume_resource perfume_page_css(void) {
  static const unsigned char file[] = {
#embed "../FilterServer/Assets/page.css"
  };
  return (perfume_resource){file, sizeof file};
}

perfume_resource perfume_page_js(void) {
  static const unsigned char file[] = {
#embed "../FilterServer/Assets/page.js"
  };
  return (perfume_resource){file, sizeof file};
}

perfume_resource perfume_openapi(void) {
  static const unsigned char file[] = {
#embed "../FilterServer/Routes/openapi.json"
  };
  return (perfume_resource){file, sizeof file};
}
