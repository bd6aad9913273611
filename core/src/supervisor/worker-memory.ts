/**
 * How a server process holds memory. Measured on the demo after a restart, in MB of resident memory without and with
 * these: embedded database 436 and 285, PostgreSQL 259 and 175. A first start, which fills the database, leaves more.
 */

/** The young objects of JavaScript: 8 MB, half of the default. What lives longer moves on as before. */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=8']

/**
 * glibc gives each thread a pool of its own and keeps what is freed; compiling WebAssembly and pictures leaves tens of
 * megabytes in each. Two pools serve all threads, free memory goes back from 128 KiB on, and what is larger than the
 * 64 KiB that Node reads into at a time gets pages of its own, which go back as soon as it is freed. Other C libraries
 * ignore this; an operator's own choice wins.
 */
export function memoryEnvironment(own: Readonly<NodeJS.ProcessEnv>): Readonly<Record<string, string>> {
  return {
    MALLOC_ARENA_MAX: own['MALLOC_ARENA_MAX'] ?? '2',
    MALLOC_TRIM_THRESHOLD_: own['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
    MALLOC_MMAP_THRESHOLD_: own['MALLOC_MMAP_THRESHOLD_'] ?? '73728',
  }
}
