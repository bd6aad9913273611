import { Database, on } from '@ashlar/sdk/server'
import { AutomationRunEntity } from '../automation/automation.entities.ts'
import { RecipientEntity } from '../campaign/campaign.entities.ts'
import { customerErased, customersMerged } from './customers.ts'

/** Mails and automations follow their customer. */
const followMerged = on(customersMerged, [Database], ({ from, into }, database) =>
  database.tenant(async (tx) => {
    await tx.em.nativeUpdate(RecipientEntity, { customerId: from }, { customerId: into })
    await tx.em.nativeUpdate(AutomationRunEntity, { customerId: from }, { customerId: into })
  }),
)

/** Also what was sent to an address that an erased customer had before. */
const forgetErased = on(customerErased, [Database], ({ customerId }, database) =>
  database.tenant(async (tx) => {
    await tx.em.nativeDelete(RecipientEntity, { customerId })
    await tx.em.nativeDelete(AutomationRunEntity, { customerId })
  }),
)

export const relinking = [followMerged, forgetErased]
