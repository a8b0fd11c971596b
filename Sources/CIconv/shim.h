// Converts text between encodings; part of the C library, except on macOS, where the target that uses it
// links it.
#pragma once

#include <iconv.h>
