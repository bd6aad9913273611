import { defineBlock, groupOf, perDevice, Typography } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { keptValues } from './kept-values.ts'
import { replacedValues } from './replaced-values.ts'

const block = defineBlock({
  type: 'ad',
  category: 'basic',
  icon: 'type',
  title: 'Ad',
  schema: Type.Object({ title: Type.String({ title: 'Title', default: '' }), note: Type.String({ default: '' }) }),
  common: [],
  texts: { title: { title: 'Title' }, note: { title: 'Note' } },
})
const members = groupOf(perDevice(Typography))?.properties ?? expect.unreachable()
const stored = {
  desktop: { fontSize: 2, fontSizeUnit: 'rem' },
  tablet: { textTransform: 'uppercase' },
  mobile: { fontSize: 14, fontSizeUnit: 'px' },
}

test('each value that a device keeps is said with its unit', () => {
  expect(keptValues(members, {}, stored, ['fontSize', 'fontSizeUnit'])).toEqual([{ device: 'mobile', words: '14 px' }])
  expect(keptValues(members, {}, { mobile: { fontSizeUnit: 'em' } }, ['fontSize', 'fontSizeUnit'])).toEqual([
    { device: 'mobile', words: undefined },
  ])
})

test('what a copy from desktop replaces is named by text, setting and value', () => {
  const group = { prop: 'titleTypography', members, defaults: {}, stored }
  expect(replacedValues(block, group, 'mobile')).toEqual(['Title: Size 14 px', 'Title: Case Uppercase'])
  expect(replacedValues(block, { ...group, stored: { desktop: stored.desktop } }, 'mobile')).toEqual([])
})
