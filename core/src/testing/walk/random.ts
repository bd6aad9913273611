/** Numbers from 0 to below 1 that a seed decides (mulberry32), so that a failure can be had again. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seed of this run: `ASHLAR_TEST_SEED` to have a failure again, otherwise a new one each time. */
export function seedOfRun(): number {
  const given = process.env['ASHLAR_TEST_SEED']
  return given === undefined ? Date.now() % 2 ** 32 : Number(given)
}
