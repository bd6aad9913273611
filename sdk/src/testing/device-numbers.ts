import type { TObject } from 'typebox'
import { groupOf } from '../style/devices.ts'

/** A number that each device can have for itself, with its limits. */
export interface DeviceNumber {
  readonly prop: string
  readonly member: string
  readonly least: number
  readonly most: number
}

/** All of them among some properties of a block. */
export function deviceNumbers(properties: Readonly<Record<string, object>>): readonly DeviceNumber[] {
  return Object.entries(properties).flatMap(([prop, schema]) => {
    const group: TObject | undefined = groupOf(schema)
    return Object.entries(group?.properties ?? {}).flatMap(([member, of]) => {
      const found = numberIn(of)
      return found ? [{ prop, member, ...found }] : []
    })
  })
}

/** Also of one that may be empty. */
function numberIn(schema: object): { readonly least: number; readonly most: number } | undefined {
  if ('minimum' in schema && 'maximum' in schema) return { least: Number(schema.minimum), most: Number(schema.maximum) }
  const either: unknown = 'anyOf' in schema ? schema.anyOf : []
  return Array.isArray(either)
    ? either.map((each: object) => numberIn(each)).find((each) => each !== undefined)
    : undefined
}
