import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { type BlockProps, defineBlock } from '../definition/block.ts'
import { Alignment, Background, Border, commonProperties, Margin, OverlaySettings, Padding, shadows } from './common.ts'
import { groupOf, resolveDevices } from './devices.ts'
import { Colour, oneOf, themeColours } from './values.ts'

const defaultsOf = <S extends TSchema>(schema: S) => Value.Create(schema)

describe('defaults of the shared settings', () => {
  it('leaves margins empty (BLK-COMMON-013) and pads 48 above and below, 0 at the sides (BLK-COMMON-014, BLK-COMMON-015)', () => {
    expect(defaultsOf(Margin)).toEqual({ top: null, right: null, bottom: null, left: null, unit: 'px' })
    expect(defaultsOf(Padding)).toEqual({ top: 48, right: 0, bottom: 48, left: 0, unit: 'px' })
  })

  it('has a gap of 16 px and a container width of 1320 px (STYLE-008, STYLE-009)', () => {
    expect(defaultsOf(Alignment)).toMatchObject({ gap: 16, gapUnit: 'px', width: 1320, widthUnit: 'px' })
  })

  it('places backgrounds at 50% 50% (STYLE-013, STYLE-014)', () => {
    expect(defaultsOf(Background)).toMatchObject({ backgroundPositionX: '50%', backgroundPositionY: '50%' })
  })

  it('borders with 1 px of #000000 (BLK-IMAGE-013, BLK-IMAGE-014)', () => {
    expect(defaultsOf(Border)).toMatchObject({ border: 'none', borderWidth: 1, borderColor: '#000000' })
  })

  it('casts shadows of 5, 10 and 15 px, or none (STYLE-020, STYLE-021, STYLE-022, OPEN-132)', () => {
    expect(shadows).toEqual({
      none: 'none',
      small: '0 0 5px rgba(0,0,0,.25)',
      medium: '0 0 10px rgba(0,0,0,.25)',
      large: '0 0 15px rgba(0,0,0,.25)',
    })
  })
})

it('takes negative margins on every side but the top (STYLE-023)', () => {
  const margin = (side: string) => Value.Check(Margin, { ...defaultsOf(Margin), [side]: -1 })
  expect(['top', 'right', 'bottom', 'left'].map(margin)).toEqual([false, true, true, true])
})

it('offers the units of the specification (STYLE-005, STYLE-006, STYLE-007)', () => {
  const units = (name: 'widthUnit' | 'heightUnit' | 'gapUnit') => Alignment.properties[name].enum
  expect(units('widthUnit')).toEqual(['px', '%', 'rem', 'vw'])
  expect(units('heightUnit')).toEqual(['px', '%', 'rem', 'vw', 'vh'])
  expect(units('gapUnit')).toEqual(['px', 'rem'])
})

it('gives a block its own padding, and keeps tablet and mobile sparse (BLK-CONTAINER-012, BLK-CONTAINER-013)', () => {
  const box = defineBlock({
    type: 'box',
    title: 'Box',
    icon: 'box',
    category: 'layout',
    schema: Type.Object({}),
    common: ['spacing'],
    commonDefaults: { padding: { top: 32, right: 16, bottom: 32, left: 16 } },
  })
  const group = groupOf(box.schema.properties.padding)
  expect(group && defaultsOf(group)).toEqual({ top: 32, right: 16, bottom: 32, left: 16, unit: 'px' })
  const props: BlockProps<typeof box> = { margin: {}, padding: { tablet: { top: 8 } }, syncDevices: true }
  expect(Value.Check(box.schema, props)).toBe(true)
  // @ts-expect-error the block took no alignment
  expect(Value.Check(box.schema, { ...props, alignment: {} } satisfies BlockProps<typeof box>)).toBe(false)
})

it('lets tablet follow desktop and mobile follow tablet', () => {
  const shown = resolveDevices(defaultsOf(Padding), { desktop: { top: 10 }, tablet: { left: 4 } })
  expect(shown.desktop).toMatchObject({ top: 10, bottom: 48, left: 0 })
  expect(shown.tablet).toMatchObject({ top: 10, left: 4 })
  expect(shown.mobile).toMatchObject({ top: 10, left: 4 })
})

it('knows colours by theme name or hex, and nothing that could leave a declaration (T6)', () => {
  const colour = Colour({ default: '' })
  const good = [...themeColours, '', 'transparent', '#fff', '#12345678']
  const bad = ['red', '#12', 'url(x)', 'primary;color:red', '#fff}', 'var(--x)']
  expect(good.filter((value) => !Value.Check(colour, value))).toEqual([])
  expect(bad.filter((value) => Value.Check(colour, value))).toEqual([])
})

it('checks a closed choice', () => {
  const choice = oneOf(['a', 'b'], { default: 'a' })
  expect([Value.Check(choice, 'b'), Value.Check(choice, 'c'), Value.Create(choice)]).toEqual([true, false, 'a'])
})

it('holds the documented members of alignment (STYLE-004)', () => {
  expect(Object.keys(Alignment.properties)).toEqual([
    ...['width', 'widthUnit', 'widthAuto', 'fluid', 'height', 'heightUnit', 'heightAuto', 'gap', 'gapUnit'],
    ...['flexDirection', 'alignContent', 'alignItems', 'justifyContent'],
  ])
})

it('holds the documented members of background and its overlay (STYLE-012, STYLE-015)', () => {
  expect(Object.keys(Background.properties)).toEqual([
    ...['backgroundColor', 'backgroundImage', 'backgroundPositionX', 'backgroundPositionY', 'backgroundSize'],
    ...['backgroundRepeat', 'backgroundAttachment', 'backgroundOpacity', 'gradient', 'usePageImage'],
    ...['overlaySettings', 'zoomInOnHover'],
  ])
  expect(Object.keys(OverlaySettings.properties)).toEqual(['enabled', 'overlayColor', 'overlayOpacity'])
})

it('holds the documented members of border and its values (STYLE-019, OPEN-131)', () => {
  expect(Object.keys(Border.properties)).toEqual([
    ...['border', 'borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'borderStyle', 'borderWidth'],
    ...['borderColor', 'borderRadius', 'boxShadow'],
  ])
  expect(Border.properties.border.enum).toEqual(['none', 'all', 'top', 'right', 'bottom', 'left'])
  expect(Border.properties.borderStyle.enum).toEqual(['solid', 'dashed', 'dotted', 'double'])
})

it('takes the documented values of overflow (BLK-COMMON-009)', () => {
  const { overflow } = commonProperties(['overflow'])
  expect(overflow.enum).toEqual(['inherit', 'hidden', 'scroll', 'auto', 'visible', 'initial', 'unset'])
})
