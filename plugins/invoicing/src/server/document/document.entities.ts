import type { AppliedRate, Discount, DocumentApproval, DocumentStatus, LineApproval } from '@ashlar/plugin-commerce'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { DocumentTax, ItemKind, ItemSource, OwnType, Paper, Party } from '../../contract.ts'
import { invoicing } from '../../module.ts'

/** Where a document without a due date stands in the order of due dates: last. */
export const noDueDate = '9999-12-31'

const money = () => p.bigint('number').defaultRaw('0')

export const DocumentEntity = defineEntity({
  name: 'InvoicingDocument',
  ...tableOf(invoicing, 'document'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    type: p.text().$type<OwnType>(),
    number: p.text().default(''),
    status: p.text().$type<DocumentStatus>().default('draft'),
    approval: p.text().$type<DocumentApproval>().default('unapproved'),
    invoiceDate: p.date(),
    dueDate: p.date().strictNullable(),
    dueKey: p.text().default(noDueDate),
    customerId: p.bigint('number').strictNullable(),
    customerName: p.text().default(''),
    vehicleId: p.bigint('number').strictNullable(),
    vehicle: p.text().default(''),
    party: p.json<Party>().strictNullable(),
    currency: p.text(),
    pricesIncludeTax: p.boolean().default(false),
    discountRule: p.json<Discount>().strictNullable(),
    depositRule: p.json<Discount>().strictNullable(),
    /** What is asked for once it is approved. */
    depositAsked: money(),
    /** What of it came, and did not go back. */
    depositPaid: money(),
    subTotal: money(),
    discount: money(),
    tax: money(),
    grandTotal: money(),
    amountPaid: money(),
    amountRefunded: money(),
    taxes: p.json<readonly DocumentTax[]>().defaultRaw(`'[]'`),
    notes: p.text().default(''),
    terms: p.text().default(''),
    internalNote: p.text().default(''),
    sourceKind: p.text().strictNullable(),
    sourceId: p.bigint('number').strictNullable(),
    isDeleted: p.boolean().default(false),
    issuedAt: p.datetime().strictNullable(),
    /** On the website's calendar. */
    cancelledOn: p.date().strictNullable(),
    /** When it was told that it passed its due date. */
    overdueAt: p.datetime().strictNullable(),
    /** Id of an account. */
    createdBy: p.bigint('number').strictNullable(),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})

export const LineEntity = defineEntity({
  name: 'InvoicingLine',
  ...tableOf(invoicing, 'document_line'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    documentId: p.bigint('number'),
    place: p.integer(),
    kind: p.text().$type<ItemKind>(),
    name: p.text().default(''),
    description: p.text().default(''),
    sku: p.text().default(''),
    /** Thousandths. */
    quantity: money(),
    unitPrice: money(),
    discountRule: p.json<Discount>().strictNullable(),
    taxClass: p.text().strictNullable(),
    rates: p.json<readonly AppliedRate[]>().defaultRaw(`'[]'`),
    total: money(),
    /** Its part of the discount on the whole. */
    share: money(),
    tax: money(),
    taxes: p.json<readonly DocumentTax[]>().defaultRaw(`'[]'`),
    isOptional: p.boolean().default(false),
    isChosen: p.boolean().default(false),
    source: p.json<ItemSource>().strictNullable(),
    fromLineId: p.bigint('number').strictNullable(),
  },
})

export const PaperEntity = defineEntity({
  name: 'InvoicingPaper',
  ...tableOf(invoicing, 'paper'),
  properties: {
    tenantId: tenantId(),
    documentId: p.bigint('number').primary().autoincrement(false),
    content: p.json<Paper>(),
  },
})

export const LinkEntity = defineEntity({
  name: 'InvoicingLink',
  ...tableOf(invoicing, 'document_link'),
  properties: {
    tenantId: tenantId(),
    fromId: p.bigint('number').primary(),
    intoId: p.bigint('number').primary(),
  },
})

export const LineApprovalEntity = defineEntity({
  name: 'InvoicingLineApproval',
  ...tableOf(invoicing, 'line_approval'),
  properties: {
    tenantId: tenantId(),
    lineId: p.bigint('number').primary().autoincrement(false),
    documentId: p.bigint('number'),
    approval: p.text().$type<LineApproval>(),
  },
})

export const CreditEntity = defineEntity({
  name: 'InvoicingCredit',
  ...tableOf(invoicing, 'credit'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    documentId: p.bigint('number'),
    customerId: p.bigint('number').strictNullable(),
    currency: p.text(),
    amount: p.bigint('number'),
    /** The quote or work order whose deposit it is. */
    depositOf: p.bigint('number').strictNullable(),
    at: p.datetime().defaultRaw('now()'),
  },
})

export const StepEntity = defineEntity({
  name: 'InvoicingStep',
  ...tableOf(invoicing, 'document_step'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    documentId: p.bigint('number'),
    kind: p.text(),
    note: p.text().default(''),
    amount: p.bigint('number').strictNullable(),
    by: p.text().default(''),
    key: p.text().strictNullable(),
    at: p.datetime().defaultRaw('now()'),
  },
})

export const SecretEntity = defineEntity({
  name: 'InvoicingSecret',
  ...tableOf(invoicing, 'document_secret'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    documentId: p.bigint('number'),
    /** SHA-256 of the link's secret, as hexadecimal digits: whoever reads the table cannot open the page. */
    hash: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

export const AskedPaymentEntity = defineEntity({
  name: 'InvoicingAskedPayment',
  ...tableOf(invoicing, 'asked_payment'),
  properties: {
    tenantId: tenantId(),
    documentId: p.bigint('number').primary(),
    key: p.text().primary(),
    paymentId: p.bigint('number'),
    at: p.datetime().defaultRaw('now()'),
  },
})

export const DepositRefundEntity = defineEntity({
  name: 'InvoicingDepositRefund',
  ...tableOf(invoicing, 'deposit_refund'),
  properties: {
    tenantId: tenantId(),
    refundId: p.bigint('number').primary().autoincrement(false),
    /** The invoice that used the deposit. */
    documentId: p.bigint('number'),
    depositOf: p.bigint('number'),
  },
})

export const documentEntities = [
  ...[DocumentEntity, LineEntity, PaperEntity, LinkEntity, LineApprovalEntity, CreditEntity, StepEntity, SecretEntity],
  ...[AskedPaymentEntity, DepositRefundEntity],
]
