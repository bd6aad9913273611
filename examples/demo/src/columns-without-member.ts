import type { ServerDefinition } from '@ashlar/sdk/server'
import type { TestHost } from '@ashlar/sdk/testing'

/** Columns of a package's tables, `table.column`, that are no member of the entity; its tables without one, too. */
export async function columnsWithoutMember(host: TestHost, { module, entities }: ServerDefinition): Promise<string[]> {
  const members = new Set(
    entities.flatMap(({ meta }) =>
      Object.keys(meta.properties).map((name) => `${meta.tableName}.${name.replaceAll(/[A-Z]/g, '_$&').toLowerCase()}`),
    ),
  )
  const columns = await host.sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = ${module.id} order by 1`
  if (columns.length === 0) throw new Error(`${module.id} has no tables.`)
  return columns.map(({ name }) => name).filter((name) => !members.has(name))
}
