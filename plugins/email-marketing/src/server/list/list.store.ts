import type { RowOf, Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { ListEntity } from './list.entity.ts'

/** The list for sign-ups that name none; made when it is first asked for, so that a new website has one (OPEN-259). */
export async function defaultList(tx: Transaction): Promise<number> {
  const known = await tx.em.findOne(ListEntity, { isDefault: true })
  if (known) return known.id
  const [made] = await tx.sql<{ id: number }>`insert into email_marketing.list (name, is_default)
    values ('Newsletter', true) on conflict (tenant_id, lower(name)) do update set is_default = true returning id`
  return Number(made?.id)
}

/** @throws UNKNOWN_LIST */
export async function knownList(tx: Transaction, id: number): Promise<RowOf<typeof ListEntity>> {
  const list = await tx.em.findOne(ListEntity, { id })
  if (list === null) throw errors.UNKNOWN_LIST()
  return list
}

export async function hasList(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.em.count(ListEntity, { id })) > 0
}
