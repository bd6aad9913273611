import type { RowOf, SqlText } from '@ashlar/sdk/server'
import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import { columnName } from '../data/column-name.ts'

/** Every member of an entity but these, for lists of columns that nobody writes. */
export function membersBut<
  Entity extends EntitySchemaWithMeta,
  const Left extends keyof RowOf<Entity> & string = never,
>(entity: Entity, ...left: readonly Left[]): Exclude<keyof RowOf<Entity> & string, Left>[] {
  const isLeft = (name: string): name is Left => left.some((one) => one === name)
  const isMember = (name: string): name is Exclude<keyof RowOf<Entity> & string, Left> => !isLeft(name)
  return Object.keys(entity.meta.properties).filter(isMember)
}

/** The columns of members in a statement of SQL, each under its member's name: `p.parent_id as "parentId"`. */
export function columnsOf(alias: string, members: readonly string[]): SqlText {
  const columns = members.map((member) => {
    const column = columnName(member)
    return `${alias}.${column}${column === member ? '' : ` as "${member}"`}`
  })
  return { strings: [columns.join(', ')], values: [] }
}
