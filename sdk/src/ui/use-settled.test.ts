import { expect, it } from 'vitest'
import { searchPause } from './use-settled.ts'

it('a search waits for 300 ms of rest where nothing else is said (STORE-019)', () => {
  expect(searchPause).toBe(300)
})
