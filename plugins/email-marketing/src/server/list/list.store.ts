import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'

/** The list for sign-ups that name none; made when it is first asked for, so that a new website has one (OPEN-259). */
export async function defaultList(tx: Transaction): Promise<number> {
  const [known] = await tx.sql<{ id: number }>`select id from email_marketing.list where is_default`
  if (known) return Number(known.id)
  const [made] = await tx.sql<{ id: number }>`insert into email_marketing.list (name, is_default)
    values ('Newsletter', true) on conflict (tenant_id, lower(name)) do update set is_default = true returning id`
  return Number(made?.id)
}

/** @throws UNKNOWN_LIST */
export async function knownList(
  tx: Transaction,
  id: number,
): Promise<{ readonly name: string; readonly isDefault: boolean }> {
  const [row] = await tx.sql<{ name: string; is_default: boolean }>`
    select name, is_default from email_marketing.list where id = ${id}`
  if (!row) throw errors.UNKNOWN_LIST()
  return { name: row.name, isDefault: row.is_default }
}

export async function hasList(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.sql`select 1 from email_marketing.list where id = ${id}`).length > 0
}
