import { Colour, LinkAddress, oneOf, orEmpty, PictureAddress, perDevice, RichText } from '@ashlar/sdk'
import { field, slider } from '@ashlar/sdk/editor'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { groupRows, partsOf, rowsOf, spelledOut } from './control-of.ts'

const kinds = (properties: Parameters<typeof rowsOf>[0], fields?: Parameters<typeof rowsOf>[1]) =>
  rowsOf(properties, fields).map(({ prop, control }) => [prop, control.kind])

test('a control follows from the schema', () => {
  expect(
    kinds({
      text: Type.String({ default: '' }),
      open: Type.Boolean({ default: false }),
      align: oneOf(['start', 'center', 'end'], { default: 'start' }),
      tag: oneOf(['p', 'h1', 'h2', 'h3', 'h4', 'h5'], { default: 'p' }),
      size: Type.Number({ default: 1 }),
      ground: Colour({ default: '' }),
      href: LinkAddress({ default: '' }),
      src: PictureAddress({ default: '' }),
      body: RichText({ default: '' }),
    }),
  ).toEqual([
    ['text', 'text'],
    ['open', 'switch'],
    ['align', 'segments'],
    ['tag', 'select'],
    ['size', 'number'],
    ['ground', 'colour'],
    ['href', 'link'],
    ['src', 'picture'],
    ['body', 'rich-text'],
  ])
})

test('a block may ask for another control and sets its step and unit', () => {
  const properties = {
    size: Type.Number({ minimum: 0.5, maximum: 6, multipleOf: 0.25, default: 1, title: 'Size' }),
    text: Type.String({ default: '' }),
  }
  const [size, text] = rowsOf(properties, [slider('size', { unit: 'rem' }), field('text', { control: 'textarea' })])
  expect(size).toMatchObject({
    label: 'Size',
    control: { kind: 'slider', minimum: 0.5, maximum: 6, step: 0.25, unit: 'rem' },
  })
  expect(text?.control.kind).toBe('textarea')
})

test('STYLE-005 a unit is part of its number, in a per-device group too', () => {
  const group = perDevice(
    Type.Object({ width: Type.Number({ default: 1 }), widthUnit: oneOf(['px', '%'], { default: 'px' }) }),
  )
  expect(groupRows(group)).toMatchObject([
    { prop: 'width', control: { kind: 'number-with-unit', unitProp: 'widthUnit', units: ['px', '%'] } },
  ])
})

test('OPEN-130 a gradient is part of the colour that it lies over; alone it has a row of its own', () => {
  const colour = Colour({ default: '' })
  const gradient = orEmpty(Type.Object({}, { control: 'gradient' }))
  const [ground, ...others] = groupRows(perDevice(Type.Object({ backgroundColor: colour, gradient })))
  expect(others).toEqual([])
  expect(ground).toMatchObject({ prop: 'backgroundColor', control: { kind: 'ground', gradientProp: 'gradient' } })
  expect(ground && partsOf(ground)).toEqual(['backgroundColor', 'gradient'])
  expect(kinds({ color: colour, gradient })).toEqual([
    ['color', 'colour'],
    ['gradient', 'gradient'],
  ])
})

test('STYLE-023 the limits of a value that may be empty are kept', () => {
  const [top] = rowsOf({ top: orEmpty(Type.Number({ minimum: 0, maximum: 2000 })) })
  expect(top).toMatchObject({ emptyable: true, control: { kind: 'number', minimum: 0 } })
})

test('STYLE-016 an object in a group gives its members as rows, a share from 0 to 1 a slider', () => {
  const overlay = Type.Object({
    enabled: Type.Boolean({ default: false }),
    overlayOpacity: Type.Number({ minimum: 0, maximum: 1, multipleOf: 0.01, default: 0.5 }),
  })
  expect(rowsOf({ overlaySettings: overlay })).toMatchObject([
    { prop: 'enabled', within: 'overlaySettings', control: { kind: 'switch' } },
    { prop: 'overlayOpacity', within: 'overlaySettings', control: { kind: 'slider', step: 0.01 } },
  ])
})

test('names are spelled out', () => {
  expect(spelledOut('hideOnHomepage')).toBe('Hide on homepage')
})
