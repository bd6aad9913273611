import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { myThing } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

// What every block promises: valid defaults, the same HTML for the same props, every stored version can be read.
it.each(blockContract(myThing, renderer, fixtures))('$name', ({ run }) => run())

it('says its text, escaped', () => {
  expect(testBlock(myThing, renderer, { props: { text: '1 < 2' } })).toContain('<p>1 &lt; 2</p>')
})
