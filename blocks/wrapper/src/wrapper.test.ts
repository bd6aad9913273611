import { blockContract } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { wrapper } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(wrapper, renderer, fixtures))('$name', ({ run }) => run())

it('is a root and takes sections only (BLK-WRAPPER-001)', () => {
  expect(wrapper.nesting).toEqual({ in: [], root: true, accepts: ['section'] })
})
