import { type ArchiveRow, archiveTable } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { TObject } from 'typebox'
import { RunningComposition } from '../../host/tokens.ts'
import { plainSchema } from './plain-settings.ts'
import { isSealed, secretKeys } from './secret-keys.ts'
import { valueProblems } from './setting.values.ts'

/** Secrets are sealed for one installation and one tenant; they stay there. */
export const settingArchive = archiveTable('setting', {
  where: `not (jsonb_typeof(t.value) = 'object' and t.value ? 'sealed')`,
  without: ['changed_by'],
  deps: [RunningComposition],
  accept: (row, composition) => (isKnown(row, composition) ? row : null),
})

/** A setting that fits its schema, as one that is typed has to; others would be read as the default anyway. */
function isKnown({ key, value }: ArchiveRow, { modules }: Pick<Composition, 'modules'>): boolean {
  if (typeof key !== 'string' || isSealed(value)) return false
  const dot = key.indexOf('.')
  const schema: TObject | undefined =
    dot < 0 ? plainSchema(modules) : modules.find(({ id }) => id === key.slice(0, dot))?.settings
  const name = key.slice(dot + 1)
  if (schema === undefined || !Object.hasOwn(schema.properties, name) || secretKeys(schema).includes(name)) return false
  return valueProblems(schema, { [name]: value }).length === 0
}
