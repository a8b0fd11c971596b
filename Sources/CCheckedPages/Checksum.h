#ifndef PERFUME_CHECKSUM_H
#define PERFUME_CHECKSUM_H

#include <stdint.h>

/// Puts the checksum of a page at its end.
void perfume_page_sign(uint8_t *page, int is_first);

#endif
