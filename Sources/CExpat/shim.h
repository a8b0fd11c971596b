// Reads XML as a stream of events.
#pragma once

#include <expat.h>
