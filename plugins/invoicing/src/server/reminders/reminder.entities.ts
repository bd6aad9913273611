import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { ReminderState } from '../../contract.ts'
import { invoicing } from '../../module.ts'

export const ReminderEntity = defineEntity({
  name: 'InvoicingReminder',
  ...tableOf(invoicing, 'reminder'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    documentId: p.bigint('number'),
    /** Of the step; null for one that was sent by hand. */
    days: p.integer().strictNullable(),
    state: p.text().$type<ReminderState>(),
    feeId: p.bigint('number').strictNullable(),
    at: p.datetime().defaultRaw('now()'),
  },
})

export const DocumentWithoutRemindersEntity = defineEntity({
  name: 'InvoicingDocumentWithoutReminders',
  ...tableOf(invoicing, 'document_without_reminders'),
  properties: { tenantId: tenantId(), documentId: p.bigint('number').primary().autoincrement(false) },
})

export const CustomerWithoutRemindersEntity = defineEntity({
  name: 'InvoicingCustomerWithoutReminders',
  ...tableOf(invoicing, 'customer_without_reminders'),
  properties: { tenantId: tenantId(), customerId: p.bigint('number').primary().autoincrement(false) },
})

export const reminderEntities = [ReminderEntity, DocumentWithoutRemindersEntity, CustomerWithoutRemindersEntity]
