import { Database, on } from '@ashlar/sdk/server'
import { AutomationRunEntity } from '../automation/automation.entities.ts'
import { RecipientEntity } from '../campaign/campaign.entities.ts'
import { customerCreated, customerErased, customersMerged } from './customers.ts'
import { MergedCustomerEntity } from './merged-customer.entity.ts'

/** Mails and automations follow their customer. Which they are is kept: the merge may be undone. */
const followMerged = on(customersMerged, [Database], ({ from, into }, database) =>
  database.tenant(async (tx) => {
    await tx.sql`with recipients as (
        update email_marketing.recipient set customer_id = ${into}::bigint where customer_id = ${from}::bigint returning id
      ), runs as (
        update email_marketing.automation_run set customer_id = ${into}::bigint where customer_id = ${from}::bigint
        returning id
      )
      insert into email_marketing.merged_customer as known (customer_id, into_id, recipients, runs)
      select ${from}::bigint, ${into}::bigint, array(select id from recipients), array(select id from runs)
      where exists (select from recipients) or exists (select from runs)
      on conflict (tenant_id, customer_id) do update set into_id = excluded.into_id,
        recipients = known.recipients || excluded.recipients, runs = known.runs || excluded.runs`
  }),
)

/** A customer whose number is known is no new one: their merge was undone. They get back what is still there. */
const giveBack = on(customerCreated, [Database], ({ customerId }, database) =>
  database.tenant(async (tx) => {
    await tx.sql`update email_marketing.recipient r set customer_id = m.customer_id
      from email_marketing.merged_customer m
      where m.customer_id = ${customerId}::bigint and r.id = any(m.recipients) and r.customer_id = m.into_id`
    await tx.sql`update email_marketing.automation_run r set customer_id = m.customer_id
      from email_marketing.merged_customer m
      where m.customer_id = ${customerId}::bigint and r.id = any(m.runs) and r.customer_id = m.into_id`
    await tx.em.nativeDelete(MergedCustomerEntity, { customerId })
  }),
)

/** Also what was sent to an address that an erased customer had before. */
const forgetErased = on(customerErased, [Database], ({ customerId }, database) =>
  database.tenant(async (tx) => {
    await tx.em.nativeDelete(RecipientEntity, { customerId })
    await tx.em.nativeDelete(AutomationRunEntity, { customerId })
    await tx.em.nativeDelete(MergedCustomerEntity, { $or: [{ customerId }, { intoId: customerId }] })
  }),
)

export const relinking = [followMerged, giveBack, forgetErased]
