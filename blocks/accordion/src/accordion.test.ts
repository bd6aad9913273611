import { fillProps, slotsOf } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { accordion } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import { itemsShown } from './items-shown.ts'
import renderer from './renderer.tsx'

it.each(blockContract(accordion, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, children = {}) =>
  renderBlock(accordion, renderer, { props, children }).html

it('has three items by default, each with a title and a container (BLK-ACCORD-001, OPEN-228)', () => {
  expect(fillProps(accordion, {}).numberOfItems).toBe(3)
  expect(slotsOf(accordion, {})).toEqual(['item:item-1', 'item:item-2', 'item:item-3'])
  const html = render({}, { 'item:item-2': ['Answer'] })
  expect(html.match(/<details/g)).toHaveLength(3)
  expect(html).toMatch(/<summary>Item 2<\/summary><div><slot-child>Answer/)
})

it('has as many items as the number says, whatever the list holds', () => {
  const ids = (props: object) => itemsShown(fillProps(accordion, { ...props })).map(({ id }) => id)
  expect(ids({ numberOfItems: 2 })).toEqual(['item-1', 'item-2'])
  expect(ids({ numberOfItems: 5 })).toEqual(['item-1', 'item-2', 'item-3', 'item-4', 'item-5'])
  expect(ids({ numberOfItems: 3, items: [{ id: 'item-2' }] })).toEqual(['item-2', 'item-3', 'item-4'])
})

it('opens without a script, the first item at once, one at a time (WAI-ARIA disclosure)', () => {
  const html = render({})
  expect(html.match(/<details name="n1-items" open="">/g)).toHaveLength(1)
  expect(html.match(/<details name="n1-items">/g)).toHaveLength(2)
  expect(renderer.client).toBeUndefined()
})

it('is dark by its own ground (BLK-ACCORD-002), and takes CSS of its own (BLK-ACCORD-003)', () => {
  expect(render({ darkMode: true })).toContain('data-bg="dark"')
  expect(render({})).not.toContain('data-bg')
  expect(accordion.common).toContain('customCss')
})

it('says to search engines what is asked and answered, when all its titles are questions (ux.md 3d)', () => {
  const items = [
    { id: 'item-1', title: 'What does it cost?' },
    { id: 'item-2', title: 'How long does it take? ' },
  ]
  const html = render({ numberOfItems: 2, items }, { 'item:item-1': ['Nothing.'] })
  expect(html.match(/itemtype="https:\/\/schema\.org\/FAQPage"/gi)).toHaveLength(1)
  expect(html.match(/itemprop="mainEntity"/gi)).toHaveLength(2)
  expect(html).toMatch(/<summary itemprop="name">What does it cost\?<\/summary>/i)
  expect(html).toMatch(/itemprop="acceptedAnswer"[^>]*><div itemprop="text"><slot-child>Nothing\./i)
  const [, ...rest] = items
  expect(render({ numberOfItems: 2, items: [{ id: 'item-1', title: 'Opening hours' }, ...rest] })).not.toMatch(
    /item(prop|type)/i,
  )
})
