import { describe, expect, test } from 'vitest'
import { shownOn } from '../../../blocks/settings/device-values.ts'
import { state } from './text-state.fixture.ts'
import { baseOf, isTextSet, textEdit, textReset } from './text-values.ts'

const onDesktop = (values: Record<string, unknown>, sync = true) => ({ device: 'desktop', sync, values }) as const

describe('typography of a text with documented props', () => {
  test('a size that the documented prop can hold is stored there; any other in the group (BLK-TEXT-002)', () => {
    expect(textEdit(state(), onDesktop({ fontSize: 2, fontSizeUnit: 'rem' }))).toEqual({
      fontSize: 2,
      textTypography: undefined,
    })
    expect(textEdit(state({ fontSize: 2 }), onDesktop({ fontSize: 40, fontSizeUnit: 'px' }))).toEqual({
      fontSize: undefined,
      textTypography: { desktop: { fontSize: 40 } },
    })
    expect(textEdit(state({ fontSize: 2 }), onDesktop({ fontSize: 2.1 }))).toEqual({
      fontSize: undefined,
      textTypography: { desktop: { fontSize: 2.1, fontSizeUnit: 'rem' } },
    })
  })

  test('1 rem is a size of its own, although the documented 1 leaves it to the theme', () => {
    const change = textEdit(state(), onDesktop({ fontSize: 1, fontSizeUnit: 'rem' }))
    expect(change).toEqual({ fontSize: undefined, textTypography: { desktop: { fontSize: 1, fontSizeUnit: 'rem' } } })
  })

  test('a value of mobile is kept in the group, over the documented one, and survives an edit on desktop', () => {
    const before = state({ fontSize: 3 })
    const mobile = textEdit(before, { device: 'mobile', sync: true, values: { fontSize: 2 } })
    expect(mobile).toEqual({ textTypography: { mobile: { fontSize: 2 } } })
    const after = state({ fontSize: 3, ...mobile })
    expect(shownOn(baseOf(after), after.stored, 'mobile')).toMatchObject({ fontSize: 2, fontSizeUnit: 'rem' })
    expect(textEdit(after, onDesktop({ fontSize: 4 }))).toEqual({
      fontSize: 4,
      textTypography: { mobile: { fontSize: 2 } },
    })
  })

  test('with sync off, an edit on desktop leaves the documented value to the others', () => {
    const change = textEdit(state({ fontSize: 3 }), onDesktop({ fontSize: 4 }, false))
    expect(change).toEqual({ textTypography: { desktop: { fontSize: 4 }, tablet: { fontSize: 3 } } })
  })

  test('a reset takes back the value of the device, and on desktop the documented one', () => {
    const set = state({ textAlign: 'center', textTypography: { tablet: { textAlign: 'start' } } })
    expect([isTextSet(set, 'desktop', 'textAlign'), isTextSet(set, 'mobile', 'textAlign')]).toEqual([true, false])
    expect(textReset(set, 'tablet', 'textAlign')).toEqual({ textTypography: undefined })
    expect(textReset(set, 'desktop', 'textAlign')).toEqual({
      textAlign: undefined,
      textTypography: { tablet: { textAlign: 'start' } },
    })
  })
})
