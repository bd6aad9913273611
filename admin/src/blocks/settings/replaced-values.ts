import { type Block, sameJson, typographyProp } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { TSchema } from 'typebox'
import { type DeviceValues, type GroupDefaults, shownOn } from './device-values.ts'
import { settingName, valueWords } from './value-words.ts'

const t = texts('admin')

interface DeviceGroupValues {
  /** Name of the per-device prop. */
  readonly prop: string
  readonly members: Readonly<Record<string, TSchema>>
  readonly defaults: GroupDefaults
  readonly stored: DeviceValues
}

/** What a device shows of a group that desktop shows otherwise: "Size 18 px", "Title: Size 18 px" of one of several texts. */
export function replacedValues(
  block: Block,
  { prop, members, defaults, stored }: DeviceGroupValues,
  device: 'tablet' | 'mobile',
): readonly string[] {
  const [own, desktop] = [shownOn(defaults, stored, device), shownOn(defaults, stored, 'desktop')]
  const differing = Object.keys(own).filter((key) => !sameJson(own[key] ?? null, desktop[key] ?? null))
  // A unit or an opacity is said with the value that it belongs to.
  const told = new Set(
    differing.filter((key) => key !== 'unit' || differing.length === 1).map((key) => mainOf(key, members)),
  )
  const text = textOf(block, prop)
  return [...told].map((key) => {
    const setting = [settingName(members, key, prop), valueWords(members, key, own)].filter(Boolean).join(' ')
    return text === undefined ? setting : t('{text}: {setting}', { text: t(text), setting })
  })
}

function mainOf(key: string, members: DeviceGroupValues['members']): string {
  const main = key.replace(/(Unit|Opacity)$/, '')
  return main in members ? main : key
}

/** Which of several texts a typography is that of. */
function textOf({ texts: all = {} }: Block, prop: string): string | undefined {
  const names = Object.entries(all)
  return names.length > 1 ? names.find(([name]) => typographyProp(name) === prop)?.[1].title : undefined
}
