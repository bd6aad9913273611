import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const block = defineBlock({
  type: 'sample',
  title: 'Sample',
  icon: 'square',
  category: 'basic',
  schema: Type.Object({
    text: Type.String({ title: 'Text', default: '' }),
    fontSize: Type.Number({ default: 1 }),
    align: oneOf(['start', 'center'], { title: 'Align', default: 'start' }),
    shown: Type.Boolean({ title: 'Shown', default: true }),
    turn: Type.String({ title: 'Rotation', control: 'angle', default: '0deg' }),
    body: Type.String({ title: 'Body', control: 'rich-text', default: '' }),
    photo: Type.String({ title: 'Photo', control: 'picture', default: '' }),
    items: Type.Array(Type.Object({ id: Type.String(), label: Type.String({ title: 'Label' }) }), {
      title: 'Items',
      default: [],
    }),
  }),
  common: ['spacing', 'alignment'],
  texts: { title: { title: 'Title' } },
})

const words = (change: Readonly<Record<string, unknown>>, was: Readonly<Record<string, unknown>> = {}) =>
  changeWords(block, 'Hero', was, change)

test('a step of the history names the setting and its value', () => {
  expect(words({ fontSize: 2 })).toBe('Change Size of Hero to 2')
  expect(words({ align: 'center' })).toBe('Change Align of Hero to Centre')
  expect(words({ shown: false })).toBe('Change Shown of Hero to off')
  expect(words({ text: 'Sails, ropes and everything else' })).toBe(
    'Change Text of Hero to Sails, ropes and everything el…',
  )
  expect(words({ text: '' }, { text: 'Sails' })).toBe('Change Text of Hero to empty')
  expect(words({ body: '<p>Our <b>clay</b> &amp; kiln</p>' })).toBe('Change Body of Hero to Our clay & kiln')
  expect(words({ photo: '/media/12/loom.webp' })).toBe('Change Photo of Hero to loom.webp')
  expect(words({ turn: '-2.5deg' }, { turn: '0deg' })).toBe('Change Rotation of Hero to -2.5°')
  expect(words({ shown: undefined }, { shown: false })).toBe('Reset Shown of Hero')
  expect(words({ shown: false, fontSize: 2 })).toBe('Change Hero')
})

test('of a list, the item that came, went or moved is told, or its one value', () => {
  const [home, shop] = [
    { id: 'a', label: 'Home' },
    { id: 'b', label: 'Shop' },
  ]
  const from = (was: readonly object[], now: readonly object[]) => words({ items: now }, { items: was })
  expect(words({ items: [home] })).toBe('Add Home to Items of Hero')
  expect(from([home], [home, { id: 'c', label: '' }])).toBe('Add an item to Items of Hero')
  expect(from([home, shop], [shop])).toBe('Remove Home from Items of Hero')
  expect(from([home, shop], [shop, home])).toBe('Reorder Items of Hero')
  expect(from([home, shop], [home, { ...shop, label: 'Store' }])).toBe('Change Label of Items 2 of Hero to Store')
  expect(from([], [home, shop])).toBe('Change Items of Hero')
  // What moves up may be numbered anew.
  expect(from([home, { ...shop, at: 1 }], [{ ...shop, at: 0 }])).toBe('Remove Home from Items of Hero')
})

test('of the typography of a text, the value is told and not where it is kept', () => {
  const type = (look: object | undefined) => ({ titleTypography: look })
  expect(words(type({ desktop: { fontSize: 40 } }))).toBe('Change Size of Hero to 40')
  expect(words({ fontSize: undefined, ...type({ desktop: { fontSize: 40 } }) }, { fontSize: 2 })).toBe(
    'Change Size of Hero to 40',
  )
  expect(words({ fontSize: 3, ...type(undefined) }, type({ desktop: { fontSize: 40 } }))).toBe(
    'Change Size of Hero to 3',
  )
  expect(words(type({ mobile: { fontWeight: '700' } }))).toMatch(/^Change Weight of Hero to .*on Mobile$/)
  expect(words(type({}), type({ desktop: { color: 'primary' } }))).toBe('Reset Colour of Hero')
  expect(words(type({ desktop: { color: 'primary', colorOpacity: 50 } }))).toBe('Change style of Hero')
})

test('a value for one device is told with the device', () => {
  const padding = { desktop: { top: 10, bottom: 20 } }
  expect(words({ padding: { desktop: { top: 10, bottom: 32 } } }, { padding })).toBe(
    'Change Padding bottom of Hero to 32',
  )
  expect(words({ padding: { ...padding, mobile: { top: 4 } } }, { padding })).toBe(
    'Change Padding top of Hero to 4 on Mobile',
  )
  expect(words({ padding: { desktop: { top: 1, bottom: 2 } } }, { padding })).toBe('Change Padding of Hero')
  expect(words({ padding: undefined }, { padding: { desktop: { top: 1 } } })).toBe('Reset Padding top of Hero')
  const alignment = { desktop: { width: 50, widthUnit: '%' } }
  expect(words({ alignment }, {})).toBe('Change Width of Hero to 50 %')
})
