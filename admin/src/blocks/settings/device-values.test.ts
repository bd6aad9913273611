import { describe, expect, test } from 'vitest'
import {
  countOn,
  inheritedOn,
  isSetOn,
  keptOn,
  shownOn,
  withCopyFromDesktop,
  withDesktopEverywhere,
  withEdit,
  withReset,
} from './device-values.ts'

const defaults = { top: 48, right: 0, bottom: 48, left: 0, unit: 'px' }

describe('values per device', () => {
  test('with sync on, a desktop edit is copied to tablet and mobile where they set nothing themselves (EDIT-024, STYLE-031)', () => {
    const next = withEdit(defaults, { mobile: { left: 5 } }, { device: 'desktop', sync: true, values: { top: 60 } })
    expect(next).toEqual({ desktop: { top: 60 }, mobile: { left: 5 } })
    expect(shownOn(defaults, next, 'tablet')['top']).toBe(60)
    expect(shownOn(defaults, next, 'mobile')).toEqual({ ...defaults, top: 60, left: 5 })
  })

  test('what mobile set on purpose survives a desktop edit, is told, and gives way when that is asked for', () => {
    const stored = { tablet: { left: 3 }, mobile: { top: 10, left: 5 } }
    const next = withEdit(defaults, stored, { device: 'desktop', sync: true, values: { top: 60 } })
    expect(shownOn(defaults, next, 'tablet')['top']).toBe(60)
    expect(shownOn(defaults, next, 'mobile')).toEqual({ ...defaults, top: 10, left: 5 })
    expect(keptOn(next, ['top'])).toEqual(['mobile'])
    expect(keptOn(next, ['left'])).toEqual(['tablet', 'mobile'])
    expect(withDesktopEverywhere(defaults, next, ['top'])).toEqual({
      desktop: { top: 60 },
      tablet: { left: 3 },
      mobile: { left: 5 },
    })
  })

  test('another unit on desktop leaves the numbers of narrower devices in theirs', () => {
    const stored = { desktop: { top: 40 }, mobile: { top: 20 } }
    const next = withEdit(defaults, stored, { device: 'desktop', sync: true, values: { top: 3, unit: 'rem' } })
    expect(shownOn(defaults, next, 'mobile')).toMatchObject({ top: 20, unit: 'px' })
    expect(shownOn(defaults, next, 'tablet')).toMatchObject({ top: 3, unit: 'rem' })
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

test('a unit or an opacity is not counted beside the value that it belongs to', () => {
  const stored = {
    tablet: { fontSize: 14, fontSizeUnit: 'px', color: 'dark', colorOpacity: 0.5 },
    mobile: { top: 4, unit: 'px' },
  }
  expect([countOn(stored, 'desktop'), countOn(stored, 'tablet'), countOn(stored, 'mobile')]).toEqual([0, 2, 1])
})
