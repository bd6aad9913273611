import Type from 'typebox'
import { Check, Create } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { type BlockProps, defineBlock } from '../definition/block.ts'
import { TextStyle } from './text-styles.ts'
import { Typography } from './typography.ts'

const header = defineBlock({
  type: 'acme/header',
  title: 'Header',
  icon: 'heading',
  category: 'basic',
  schema: Type.Object({}),
  common: ['spacing'],
  texts: { title: { title: 'Title', part: ' > h2' }, subtitle: { title: 'Subtitle', part: ' > p' } },
})

describe('typography of the texts of a block', () => {
  test('adds a per-device prop for each text, with nothing set', () => {
    expect(Create(header.schema)).toMatchObject({ titleTypography: {}, subtitleTypography: {} })
    const props: BlockProps<typeof header> = {
      ...Create(header.schema),
      titleTypography: { mobile: { fontSize: 2, fontSizeUnit: 'rem' } },
    }
    expect(Check(header.schema, props)).toBe(true)
    // @ts-expect-error the block has no text of this name
    expect(Check(header.schema, { ...props, bodyTypography: {} } satisfies BlockProps<typeof header>)).toBe(false)
  })

  test('takes values within limits, and nothing that could leave a declaration (T6, THEME-005, THEME-006)', () => {
    const none = Create(Typography)
    const takes = (values: object) => Check(Typography, { ...none, ...values })
    const good = [
      { fontFamily: 'Permanent Marker' },
      { fontSize: 12.5, fontSizeUnit: 'vw' },
      { fontWeight: 900 },
      { color: '#12345678', colorOpacity: 0.5 },
      { textStyle: 'own-1a2b' },
    ]
    const bad = [
      { fontFamily: 'Comic Sans' },
      { fontFamily: 'Lato;color:red' },
      { fontSize: 0 },
      { fontSize: 401 },
      { fontSizeUnit: 'cm' },
      { fontWeight: 450 },
      { lineHeight: 9 },
      { color: 'red' },
      { textStyle: 'h1){}' },
      { textTransform: 'full-width' },
    ]
    expect(good.filter((values) => !takes(values))).toEqual([])
    expect(bad.filter(takes)).toEqual([])
  })

  test('a text style has an id that can stand in a variable', () => {
    expect(['h1', 'own-1'].every((id) => Check(TextStyle, { id, title: '', look: {} }))).toBe(true)
    expect(['', 'a b', 'x}', 'H1'].some((id) => Check(TextStyle, { id, title: '', look: {} }))).toBe(false)
  })
})
