import type { Transaction } from '@ashlar/sdk/server'
import type { Tag } from '../../contract.ts'
import { plain } from '../customer/customer.keys.ts'
import { CustomerTagEntity, TagEntity } from './tag.entity.ts'

/** Those that a customer has, by name. */
export function tagsInUse(tx: Transaction): Promise<Tag[]> {
  return tx
    .db(TagEntity, CustomerTagEntity)
    .selectFrom('tag')
    .select(['id', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('customer_tag').select('customer_tag.tagId').whereRef('customer_tag.tagId', '=', 'tag.id')),
    )
    .orderBy('nameKey')
    .execute()
}

/** Names of the tags of each customer, in order. */
export async function tagsOf(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await tx
    .db(TagEntity, CustomerTagEntity)
    .selectFrom('customer_tag')
    .innerJoin('tag', 'tag.id', 'customer_tag.tagId')
    .select(['customer_tag.customerId', 'tag.name'])
    .where(({ eb, fn, val }) => eb('customer_tag.customerId', '=', fn.any(val(ids))))
    .orderBy('tag.nameKey')
    .execute()
  const all = new Map<number, string[]>()
  for (const { customerId, name } of rows) all.set(customerId, [...(all.get(customerId) ?? []), name])
  return all
}

/** Give a customer these tags and no others. Tags are made as they are needed. */
export async function setTags(tx: Transaction, customerId: number, names: readonly string[]): Promise<void> {
  const wanted = new Map(names.map((name) => [plain(name), name.trim()]))
  const ids: number[] = []
  // In one order for everybody: two who give the same tags at once wait for each other instead of locking each other out.
  for (const [nameKey, name] of [...wanted].toSorted(byKey)) ids.push(await tagNamed(tx, nameKey, name))
  await tx.em.nativeDelete(CustomerTagEntity, { customerId, tagId: { $nin: ids } })
  for (const tagId of ids) {
    await tx
      .db(CustomerTagEntity)
      .insertInto('customer_tag')
      .values({ customerId, tagId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const byKey = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  Number(one > other) - Number(one < other)

async function tagNamed(tx: Transaction, nameKey: string, name: string): Promise<number> {
  const { id } = await tx
    .db(TagEntity)
    .insertInto('tag')
    .values({ name, nameKey })
    // Written as it is, so that the row is held and its id is told.
    .onConflict((conflict) => conflict.columns(['tenantId', 'nameKey']).doUpdateSet({ nameKey }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
