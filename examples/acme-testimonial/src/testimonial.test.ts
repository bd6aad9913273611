import { upgradeNode } from '@ashlar/sdk'
import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { testimonial } from './block.ts'
import v1 from './fixtures/v1.json' with { type: 'json' }
import v2 from './fixtures/v2.json' with { type: 'json' }
import v3 from './fixtures/v3.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(testimonial, renderer, { ...v1, ...v2, ...v3 }))('$name', ({ run }) => run())

it('keeps what was written in version 1, word for word', () => {
  const stored = { type: testimonial.type, ...v1.named, parent: null, children: [] }
  expect(upgradeNode(testimonial, stored).node.props).toEqual({
    quote: '<p>Warm bread &amp; no queue.</p>',
    author: 'Ada Wren',
    role: 'baker',
    stars: 5,
  })
})

it('says its stars in words', () => {
  expect(testBlock(testimonial, renderer, { props: { stars: 3 } })).toContain('aria-label="3 of 5 stars"')
  expect(testBlock(testimonial, renderer)).not.toContain('★')
})
