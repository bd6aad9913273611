import { describe, expect, test } from 'vitest'
import { inheritedOn, isSetOn, shownOn, withCopyFromDesktop, withEdit, withReset } from './device-values.ts'

const defaults = { top: 48, right: 0, bottom: 48, left: 0, unit: 'px' }

describe('values per device', () => {
  test('EDIT-024, STYLE-031 with sync on, a desktop edit shows on tablet and mobile, whatever they had set', () => {
    const stored = { tablet: { top: 20 }, mobile: { top: 10, left: 5 } }
    const next = withEdit(defaults, stored, { device: 'desktop', sync: true, values: { top: 60 } })
    expect(next).toEqual({ desktop: { top: 60 }, mobile: { left: 5 } })
    expect(shownOn(defaults, next, 'tablet')['top']).toBe(60)
    expect(shownOn(defaults, next, 'mobile')).toEqual({ ...defaults, top: 60, left: 5 })
  })

  test('with sync off, a desktop edit stays on desktop', () => {
    const next = withEdit(defaults, {}, { device: 'desktop', sync: false, values: { top: 60 } })
    expect(shownOn(defaults, next, 'desktop')['top']).toBe(60)
    expect(shownOn(defaults, next, 'tablet')['top']).toBe(48)
    expect(shownOn(defaults, next, 'mobile')['top']).toBe(48)
  })

  test('a tablet edit leaves desktop alone and reaches mobile until that sets its own', () => {
    const next = withEdit(
      defaults,
      { mobile: { left: 1 } },
      { device: 'tablet', sync: true, values: { top: 30, left: 3 } },
    )
    expect(shownOn(defaults, next, 'desktop')).toEqual(defaults)
    expect(shownOn(defaults, next, 'mobile')).toEqual({ ...defaults, top: 30, left: 1 })
  })

  test('what equals the inherited value is not stored: the dot means set on this device', () => {
    const set = withEdit(defaults, {}, { device: 'tablet', sync: true, values: { top: 30 } })
    expect(isSetOn(set, 'tablet', 'top')).toBe(true)
    expect(withEdit(defaults, set, { device: 'tablet', sync: true, values: { top: 48 } })).toEqual({})
    expect(withReset(defaults, set, 'tablet', ['top'])).toEqual({})
    expect(inheritedOn(defaults, { desktop: { top: 9 } }, 'mobile')['top']).toBe(9)
  })

  test('STYLE-032 Copy from Desktop makes a device show what desktop shows, over an inherited tablet value too', () => {
    const stored = { desktop: { top: 60 }, tablet: { top: 20 }, mobile: { left: 7 } }
    const mobile = withCopyFromDesktop(defaults, stored, 'mobile')
    expect(shownOn(defaults, mobile, 'mobile')).toEqual({ ...defaults, top: 60 })
    expect(shownOn(defaults, mobile, 'tablet')['top']).toBe(20)
    expect(withCopyFromDesktop(defaults, stored, 'tablet')).toEqual({ desktop: { top: 60 }, mobile: { left: 7 } })
  })
})
