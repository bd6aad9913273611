import { readFileSync } from 'node:fs'
import { slotsOf } from '@ashlar/sdk'
import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { card, cardImage } from './block.ts'
import imageFixtures from './fixtures/card-image-v1.json' with { type: 'json' }
import cardFixtures from './fixtures/card-v1.json' with { type: 'json' }
import renderers from './renderer.tsx'

const [cardRenderer, imageRenderer] = renderers

it.each([
  ...blockContract(card, cardRenderer, cardFixtures),
  ...blockContract(cardImage, imageRenderer, imageFixtures),
])('$name', ({ run }) => run())

it('comes with image, title, text and button in its three parts (BLK-CARD-001, OPEN-216)', () => {
  expect(slotsOf(card, {})).toEqual(['header', 'body', 'footer'])
  expect(card.initialChildren.map(({ type, slot }) => `${slot} ${type}`)).toEqual([
    'header card-image',
    'body text',
    'body text',
    'footer button',
  ])
})

it('takes the card image in its header and nothing else (BLK-COMMON-018)', () => {
  expect(card.regions.find(({ name }) => name === 'header')?.accepts).toEqual(['card-image'])
  expect(cardImage.nesting.in).toEqual(['card'])
})

it('shows each part in its place, and no footer without buttons', () => {
  const html = testBlock(card, cardRenderer, { children: { header: ['H'], body: ['B'] } })
  expect(html).toMatch(/card-header"><slot-child>H.*card-body"><slot-child>B/)
  expect(html).not.toContain('card-footer')
})

it('keeps a header of 200 px and a body of 150 px at least (BLK-CARD-002, BLK-CARD-003)', () => {
  const css = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
  expect(css).toMatch(/\.card-header \{[^}]*min-height: 200px/)
  expect(css).toMatch(/\.card-body \{[^}]*min-height: 150px/)
})

it('shows its picture, or a quiet place where there is none', () => {
  const render = (props: object) => testBlock(cardImage, imageRenderer, { props: { ...props } })
  expect(render(imageFixtures.linked.props)).toMatch(/<a href="\/bells"><img src="\/media\/1\/a.webp" alt="A bell"/)
  expect(render({})).toContain('image.svg')
  expect(render(imageFixtures.hostile.props)).not.toMatch(/javascript|<a/)
})
