import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { projects } from '../../module.ts'

export const ProjectEntity = defineEntity({
  name: 'Project',
  ...tableOf(projects, 'project'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    title: p.text(),
    titleKey: p.text(),
    /** Thousandths of an hour. */
    estHours: p.integer().default(1000),
    startDate: p.datetime().defaultRaw('now()'),
    endDate: p.datetime().strictNullable(),
    description: p.text().default(''),
    customerId: p.bigint('number').strictNullable(),
    vehicleId: p.bigint('number').strictNullable(),
    boardId: p.bigint('number').strictNullable(),
    columnId: p.bigint('number').strictNullable(),
    sort: p.text(),
    /** Minor units of the website's currency. */
    hourlyRate: p.bigint('number').strictNullable(),
    /** Id of an account. */
    createdBy: p.bigint('number').strictNullable(),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})

/** Quotes from which a project was made: an event that comes twice makes one. */
export const QuoteProjectEntity = defineEntity({
  name: 'QuoteProject',
  ...tableOf(projects, 'quote_project'),
  properties: {
    tenantId: tenantId(),
    documentId: p.bigint('number').primary().autoincrement(false),
  },
})

export const ProjectInvoiceEntity = defineEntity({
  name: 'ProjectInvoice',
  ...tableOf(projects, 'project_invoice'),
  properties: {
    tenantId: tenantId(),
    projectId: p.bigint('number').primary(),
    invoiceId: p.bigint('number').primary(),
  },
})
