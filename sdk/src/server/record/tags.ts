import { sql } from 'kysely'
import type { Tag, TagsDefinition } from '../../definition/record/tags.ts'
import { Database, type Transaction } from '../database.ts'
import { defineEntity, p, tableOf, tenantId } from '../entity.ts'
import { tenantTable } from '../migration.ts'
import { defineRoutes } from '../routes.ts'
import { plainWords } from './plain-words.ts'
import {
  besideIndexStep,
  besideTable,
  besideTableStep,
  entityName,
  grouped,
  placeOf,
  recordMember,
  recordsWith,
} from './tables.ts'

/**
 * The tags of records: entities and tables in the module's own schema, the route, and what its services do with them.
 * Two spellings that differ in case or accents are one tag.
 *
 * @example
 * export const boatTags = tags(boatTagCalls)
 * migration('0001-boat', [boat, ...boatTags.steps])
 * defineServer(pier, { entities: [Boat, ...boatTags.entities], routes: [boatTags.routes], … })
 * const byBoat = await boatTags.ofMany(tx, ids)
 */
export function tags(definition: TagsDefinition) {
  const { module, record, names, list } = definition
  const links = besideTable(definition, `${record}_tag`)
  const words = { module: module.id, name: names }

  const TagEntity = defineEntity({
    name: entityName(names),
    ...tableOf(module, names),
    properties: {
      id: p.bigint('number').primary().autoincrement(),
      tenantId: tenantId(),
      name: p.text(),
      /** By which two spellings are one tag. */
      nameKey: p.text(),
    },
  })
  const LinkEntity = defineEntity({
    name: entityName(links.name),
    ...tableOf(module, links.name),
    properties: {
      tenantId: tenantId(),
      ...recordMember(links),
      tagId: p.bigint('number').primary(),
    },
  })

  /** Names of the tags of each record, in order; records without any are not in it. */
  async function ofMany(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ recordId: number; name: string }>`
      select ${sql.id('l', links.column)} as "recordId", t.name from ${placeOf(links)} l
      join ${placeOf(words)} t on t.id = l.tag_id
      where ${sql.id('l', links.column)} = any(${ids}::bigint[]) order by t.name_key`.execute(tx.db(LinkEntity))
    return new Map([...grouped(rows)].map(([id, own]) => [id, own.map(({ name }) => name)]))
  }

  /** Give a record these tags and no others. Tags are made as they are needed. */
  async function set(tx: Transaction, id: number, given: readonly string[]): Promise<void> {
    const wanted = new Map(given.map((name) => [plainWords(name), name.trim()]))
    const ids: number[] = []
    // In one order for everybody: two who give the same tags at once wait for each other instead of locking each other out.
    for (const [nameKey, name] of [...wanted].toSorted(byKey)) ids.push(await tagNamed(tx, nameKey, name))
    await sql`delete from ${placeOf(links)}
      where ${sql.id(links.column)} = ${id}::bigint and tag_id <> all(${ids}::bigint[])`.execute(tx.db(LinkEntity))
    await sql`insert into ${placeOf(links)} (${sql.id(links.column)}, tag_id)
      select ${id}::bigint, unnest(${ids}::bigint[]) on conflict do nothing`.execute(tx.db(LinkEntity))
  }

  async function tagNamed(tx: Transaction, nameKey: string, name: string): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into ${placeOf(words)} as t (name, name_key) values (${name}, ${nameKey})
      -- Written as it is, so that the row is held and its id is told.
      on conflict (tenant_id, name_key) do update set name_key = t.name_key returning t.id`.execute(tx.db(TagEntity))
    const [tag] = rows
    if (tag === undefined) throw new Error(`The tag ${nameKey} was not stored.`)
    return tag.id
  }

  /** Those that a record has, by name. */
  async function inUse(tx: Transaction): Promise<Tag[]> {
    const { rows } = await sql<Tag>`select t.id, t.name from ${placeOf(words)} t
      where exists (select from ${placeOf(links)} l where l.tag_id = t.id) order by t.name_key`.execute(
      tx.db(TagEntity),
    )
    return rows
  }

  return Object.freeze({
    /** To be listed in `defineServer`. */
    entities: [TagEntity, LinkEntity],
    /** To be listed in a migration, behind the table of the records. They never change: released migrations have them. */
    steps: [
      tenantTable(names, [
        'id bigint generated always as identity',
        'name text not null',
        'name_key text collate "C" not null',
        'primary key (tenant_id, id)',
        'unique (tenant_id, name_key)',
      ]),
      besideTableStep(
        links,
        ['tag_id bigint not null'],
        [
          `primary key (tenant_id, ${links.column}, tag_id)`,
          `foreign key (tenant_id, tag_id) references ${module.id}.${names} (tenant_id, id) on delete cascade`,
        ],
      ),
      besideIndexStep(links, 'tag', `tag_id, ${links.column}`),
    ],
    routes: defineRoutes([Database], (app, database) => {
      app.call(list, async () => {
        const rows = await database.tenant(inUse)
        return { results: { rows, total: rows.length } }
      })
    }),
    ofMany,
    set,
    /** Give a record the tags of another one, besides its own: the two turned out to be one. */
    async merge(tx: Transaction, from: number, into: number): Promise<void> {
      const both = await ofMany(tx, [from, into])
      await set(tx, into, [...(both.get(into) ?? []), ...(both.get(from) ?? [])])
    },
    /** Records that have any of these tags. Without a filter there is no condition. */
    where(filter: string | undefined) {
      if (filter === undefined) return undefined
      return recordsWith(links, sql`beside.tag_id = any(${filter.split(',').map(Number)}::bigint[])`)
    },
  })
}
export type Tags = ReturnType<typeof tags>

const byKey = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  Number(one > other) - Number(one < other)
