import { Colour, defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { alike } from './alike.ts'

const look = { title: 'Block', icon: 'square', category: 'basic' } as const
const button = defineBlock({
  ...{ type: 'button', ...look },
  schema: Type.Object({
    text: Type.String({ default: '' }),
    size: oneOf(['small', 'large'], { default: 'small' }),
    ground: Colour({ default: '' }),
    links: Type.Array(Type.String(), { default: [] }),
  }),
  common: ['spacing'],
})
const picture = defineBlock({ ...{ type: 'picture', ...look }, schema: Type.Object({}), common: ['spacing'] })
const of = (block: typeof button | typeof picture, props = {}) => ({ block, props })

test('what changed of a look is changed in the others, and nothing else of them (issue 22)', () => {
  const was = { padding: { desktop: { top: 4, left: 8 }, mobile: { top: 1 } } }
  const change = { padding: { desktop: { top: 20, left: 8 } } }
  const other = { padding: { desktop: { left: 30 }, mobile: { top: 1, left: 2 } } }
  expect(alike(change, of(button, was), of(picture, other))).toEqual({
    padding: { desktop: { top: 20, left: 30 }, mobile: { left: 2 } },
  })
  // Taken back to the default: so it is in the other, which has nothing of its own left.
  expect(alike({ padding: undefined }, of(button, was), of(picture, { padding: { mobile: { top: 9 } } }))).toEqual({
    padding: undefined,
  })
})

test('choices and colours go along where the other has them; texts and lists stay each one’s own', () => {
  const change = { text: 'Read', size: 'large', ground: 'primary', links: ['/'] }
  expect(alike(change, of(button), of(button, { text: 'Buy' }))).toEqual({ size: 'large', ground: 'primary' })
  expect(alike(change, of(button), of(picture))).toEqual({})
})
