import type { TriggerSetting } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { canBeSet, describeSettings, isSetting, settingsWith } from './trigger-settings.ts'

const field: TriggerSetting = {
  ...{ key: 'field', title: 'Date', kind: 'choice' },
  choices: [
    { value: 'birthday', title: 'Birthday' },
    { value: 'end', title: 'End' },
  ],
}
const days: TriggerSetting = { key: 'days', title: 'Days', kind: 'number', minimum: 1, maximum: 9 }
const yearly: TriggerSetting = { key: 'yearly', title: 'Every year', kind: 'yes-no' }

it('settings of a trigger begin with the first choice, the smallest number and no', () => {
  expect(settingsWith([field, days, yearly], {})).toEqual({ field: 'birthday', days: 1, yearly: false })
  expect(settingsWith([field, days, yearly], { field: 'end', yearly: true, gone: 1 })).toEqual({
    ...{ field: 'end', days: 1, yearly: true },
  })
})

it.each([
  [field, 'end', true],
  [field, 'gone', false],
  [field, undefined, false],
  [days, 9, true],
  [days, 10, false],
  [days, 0, false],
  [days, 1.5, false],
  [days, '1', false],
  [yearly, false, true],
  [yearly, 'yes', false],
])('a setting of the kind $kind takes what can be chosen of it (%#)', (setting, value, isRight) => {
  expect(isSetting(setting, value)).toBe(isRight)
})

it('settings are said in words', () => {
  expect(describeSettings([field, days, yearly], { field: 'end', days: 3, yearly: true })).toEqual([
    ...['End', 'Days: 3', 'Every year'],
  ])
  expect(describeSettings([field, yearly], { field: 'gone', yearly: false })).toEqual([])
})

it('a trigger with nothing to choose from cannot be set', () => {
  expect(canBeSet([field, days])).toBe(true)
  expect(canBeSet([{ ...field, choices: [] }])).toBe(false)
})
