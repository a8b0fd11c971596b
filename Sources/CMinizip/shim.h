// Reads the parts of a ZIP archive.
#pragma once

#include <unzip.h>
