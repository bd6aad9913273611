import { expect, test } from 'vitest'
import { foundIcons, iconPage } from './icon-search.ts'
import { iconQuestion, pickIcon } from './pick-icon.ts'

test('ICON-001 the picker returns the selection, or false when cancelled; a second question cancels the first', async () => {
  const first = pickIcon('anchor')
  expect(iconQuestion.get()?.current).toBe('anchor')
  const second = pickIcon()
  await expect(first).resolves.toBe(false)
  iconQuestion.get()?.answer('ship')
  await expect(second).resolves.toBe('ship')
  expect(iconQuestion.get()).toBeUndefined()
  const third = pickIcon()
  iconQuestion.get()?.answer(false)
  await expect(third).resolves.toBe(false)
})

test('ICON-002 the picker filters by a case-insensitive substring', () => {
  const names = ['anchor', 'arrow-right', 'arrow-up', 'sailboat']
  expect(foundIcons(names, 'ROW')).toEqual(['arrow-right', 'arrow-up'])
  expect(foundIcons(names, 'arrow right')).toEqual(['arrow-right'])
  expect(foundIcons(names, '')).toBe(names)
})

test('the picker finds icons by other words for them, after those that are called so', () => {
  const names = ['bitmap', 'mail', 'map-pin', 'phone', 'phone-call', 'smartphone', 'trash-2']
  expect(foundIcons(names, 'Telephone')).toEqual(['phone', 'phone-call'])
  expect(foundIcons(names, 'téléph')).toEqual(['phone', 'phone-call'])
  expect(foundIcons(names, 'call')).toEqual(['phone-call', 'phone'])
  expect(foundIcons(names, 'löschen')).toEqual(['trash-2'])
  expect(foundIcons(names, 'address')).toEqual(['map-pin'])
  expect(foundIcons(names, 'zz')).toEqual([])
})

test('the picker finds marks of brands by their names and by other words for them, those of nothing else first', () => {
  const names = ['axe', 'brand-facebook', 'brand-instagram', 'brand-x', 'x', 'x-line-top']
  expect(foundIcons(names, 'Facebook')).toEqual(['brand-facebook'])
  expect(foundIcons(names, 'insta')).toEqual(['brand-instagram'])
  expect(foundIcons(names, 'twitter')).toEqual(['brand-x'])
  expect(foundIcons(names, 'x')).toEqual(['brand-x', 'x', 'axe', 'x-line-top'])
  expect(foundIcons(names, 'social')).toEqual(['brand-facebook', 'brand-instagram', 'brand-x'])
})

test('ICON-003 thirty icons stand on a page', () => {
  const names = Array.from({ length: 61 }, (_, at) => `icon-${at}`)
  expect(iconPage(names, 0)).toMatchObject({ icons: names.slice(0, 30), pages: 3 })
  expect(iconPage(names, 9)).toEqual({ icons: ['icon-60'], page: 2, pages: 3 })
  expect(iconPage([], 0)).toEqual({ icons: [], page: 0, pages: 1 })
})
