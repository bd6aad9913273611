import { expect, it } from 'vitest'
import { breakpoints, type Device, devices, mediaOf, rangeOf } from './devices.ts'

it('breakpoints are 576, 768, 992, 1200 and 1400, and the classes part at two of them (THEME-003)', () => {
  expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200, 1400])
  expect(classesAt(767.98)).toEqual(['mobile'])
  expect(classesAt(768)).toEqual(['tablet'])
  expect(classesAt(991.98)).toEqual(['tablet'])
  expect(classesAt(992)).toEqual(['desktop'])
  expect(overridesAt(992)).toEqual([])
  expect(overridesAt(991.98)).toEqual(['tablet'])
  expect(overridesAt(767.98)).toEqual(['tablet', 'mobile'])
})

const classesAt = (width: number): readonly Device[] => devices.filter((device) => matches(rangeOf[device], width))
const overridesAt = (width: number) => (['tablet', 'mobile'] as const).filter((each) => matches(mediaOf[each], width))

/** As a browser reads the two kinds of query that these are made of. */
function matches(query: string, width: number): boolean {
  const parts = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)]
  expect(parts.map(([text]) => text).join(' and ')).toBe(query)
  return parts.every(([, side, limit]) => (side === 'min' ? width >= Number(limit) : width <= Number(limit)))
}
