#include "CResources.h"

// #embed is a part of C23; compilers know it in earlier modes too, and only mention that it is newer.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define RETURN_RESOURCE(file) return (perfume_resource){file, sizeof file}

perfume_resource perfume_schema(void) {
  static const unsigned char file[] = {
#embed "../../schema.sql"
  };
  RETURN_RESOURCE(file);
}

perfume_resource perfume_sample_series(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Sample/series.csv"
  };
  RETURN_RESOURCE(file);
}

perfume_resource perfume_sample_ingredients(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Sample/ingredients.csv"
  };
  RETURN_RESOURCE(file);
}

perfume_resource perfume_sample_brands(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Sample/brands.csv"
  };
  RETURN_RESOURCE(file);
}

perfume_resource perfume_sample_keywords(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Sample/keywords.csv"
  };
  RETURN_RESOURCE(file);
}

perfume_resource perfume_sample_perfumes(void) {
  static const unsigned char file[] = {
#embed "../../Fixtures/Sample/perfumes.csv"
  };
  RETURN_RESOURCE(file);
}
