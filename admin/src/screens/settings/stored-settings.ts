import { call, keyOf, queryClient } from '@ashlar/sdk/admin'
import { getSettings, saveSettings } from '@ashlar/sdk/platform'
import { meKey } from '@ashlar/sdk/shell'

/** Settings as screens use them. */
export interface StoredSettings {
  /** Plain values by key; those of a module in an object under its id. Secrets are always empty. */
  readonly values: Readonly<Record<string, unknown>>
  /** Keys of the secrets that are stored; a module's as `<module>.<key>`. */
  readonly secrets: ReadonlySet<string>
}

/** Change some settings; what is stored afterwards is what every screen sees (THEME-008). */
export async function putSettings(values: Readonly<Record<string, unknown>>): Promise<StoredSettings> {
  const reply = await call(saveSettings, { body: values })
  queryClient.setQueryData(keyOf(getSettings), reply)
  // The shell shows name and icon of the website.
  void queryClient.invalidateQueries({ queryKey: meKey })
  return storedOf(reply.settings)
}

/** THEME-007: each setting stands under `value`. */
export function storedOf(settings: Readonly<Record<string, unknown>>): StoredSettings {
  const values: Record<string, unknown> = {}
  const secrets = new Set<string>()
  for (const [key, setting] of Object.entries(settings)) {
    const { value, isSet, secrets: own } = membersOf(setting)
    if (value !== undefined) values[key] = value
    if (isSet === true) secrets.add(key)
    for (const [name, isStored] of Object.entries(membersOf(own))) if (isStored === true) secrets.add(`${key}.${name}`)
  }
  return { values, secrets }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
