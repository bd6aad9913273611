import type { TObject } from 'typebox'

/** The module without which a setting is not there to change: `Type.Boolean({ module: 'email_marketing' })`. */
export function moduleOfSetting(schema: TObject, key: string): string | undefined {
  const property: unknown = schema.properties[key]
  if (typeof property !== 'object' || property === null || !('module' in property)) return undefined
  return typeof property.module === 'string' ? property.module : undefined
}
