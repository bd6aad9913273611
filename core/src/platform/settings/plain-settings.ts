import { type Module, PlatformSettings } from '@ashlar/sdk'
import Type, { type TObject } from 'typebox'

const kept = new WeakMap<readonly Module[], TObject>()

/** Settings with plain keys: those of the platform, and those that these modules declare beside them. */
export function plainSchema(modules: readonly Module[]): TObject {
  const known = kept.get(modules)
  if (known) return known
  const own = modules.map(({ plainSettings }) => plainSettings?.schema.properties ?? {})
  const schema = Type.Object(Object.assign({}, PlatformSettings.properties, ...own), { additionalProperties: false })
  kept.set(modules, schema)
  return schema
}

/** Keys whose schema has a keyword, each with its value. */
export function keysWith(schema: TObject, keyword: string): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(schema.properties).flatMap(([key, property]): [string, unknown][] => {
      const value = Reflect.get(property, keyword)
      return value === undefined || value === false ? [] : [[key, value]]
    }),
  )
}
