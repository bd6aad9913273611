import { CustomerDirectory } from '@ashlar/plugin-customers'
import { type CsvStep, Database, defineRoutes, type Routes, sendCsv } from '@ashlar/sdk/server'
import {
  type ApprovalCalls,
  type DocumentCalls,
  Documents,
  getDocumentTaxes,
  invoiceCalls,
  listCustomerInvoices,
  type OwnType,
  quoteCalls,
  workOrderCalls,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ConvertService } from '../convert/convert.service.ts'
import { LifeService } from '../issue/life.service.ts'
import { DepositService } from '../money/deposit.service.ts'
import { MoneyService } from '../money/money.service.ts'
import { whoAsks } from '../who-asks.ts'
import { documentCsvOf } from './document.csv.ts'
import { DocumentService } from './document.service.ts'
import { DocumentLists } from './document-lists.service.ts'

/** Which types an address has: the first is the one that it creates unless another is asked for. */
interface Served {
  readonly types: readonly [OwnType, ...OwnType[]]
  /** Of files that are exported. */
  readonly name: string
}

const routesOf = (calls: DocumentCalls, { types, name }: Served): Routes =>
  defineRoutes([DocumentService, DocumentLists, LifeService], (app, documents, lists, life) => {
    app.call(calls.list, async ({ query }, reply) => {
      if (query.format !== 'csv') return lists.list(types, query)
      const rows = (step: CsvStep) => lists.exported(types, query, step)
      return sendCsv(reply, { name, columns: documentCsvOf(await lists.fields()), wanted: query.columns, rows })
    })
    app.call(calls.sum, ({ query }) => lists.sums(types, query))
    app.call(calls.blank, ({ query }) => documents.blank(query.type ?? types[0], query.customer_id))
    app.call(calls.create, async ({ body: { type = types[0], ...written }, actor }) => ({
      invoice: await documents.create(type, written, whoAsks(actor)),
    }))
    app.call(calls.get, async ({ params }) => ({ invoice: await documents.find(types, params.id) }))
    app.call(calls.save, async ({ body }) => ({ invoice: await documents.change(types, body) }))
    app.call(calls.remove, async ({ params }) => ({ invoice: await documents.remove(types, params.id) }))
    app.call(calls.restore, async ({ params }) => ({ invoice: await documents.restore(types, params.id) }))
    app.call(calls.issue, async ({ params, body, actor }) => ({
      invoice: await life.issue(types, params.id, body, whoAsks(actor)),
    }))
    app.call(calls.cancel, async ({ params, body, actor }) => ({
      invoice: await life.cancel(types, params.id, body, whoAsks(actor).displayName),
    }))
    app.call(calls.archive, async ({ params, body, actor }) => ({
      invoice: await life.archive(types, params.id, body, whoAsks(actor).displayName),
    }))
    app.call(calls.versions, async ({ params }) => {
      const rows = await documents.versions(types, params.id)
      return { results: { rows, total: rows.length } }
    })
  })

const approvalRoutes = (calls: ApprovalCalls, { types }: Served): Routes =>
  defineRoutes([LifeService, ConvertService, DepositService], (app, life, conversions, deposits) => {
    app.call(calls.pay, async ({ params, body, actor }) => ({
      invoice: await deposits.pay(types, params.id, body, whoAsks(actor)),
    }))
    app.call(calls.payBack, async ({ params, body, actor }) => ({
      invoice: await deposits.payBack(types, params.id, body, whoAsks(actor)),
    }))
    app.call(calls.approve, async ({ params, body, actor }) => ({
      invoice: await life.approve(types, params.id, body, whoAsks(actor).displayName),
    }))
    app.call(calls.decline, async ({ params, body, actor }) => ({
      invoice: await life.decline(types, params.id, body, whoAsks(actor).displayName),
    }))
    app.call(calls.convert, async ({ params, body, actor }) => ({
      invoice: await conversions.convert(types, params.id, body, whoAsks(actor)),
    }))
  })

const moneyRoutes = defineRoutes(
  [DocumentService, MoneyService, Database, Documents, CustomerDirectory],
  (app, documents, money, database, invoices, customers) => {
    app.call(invoiceCalls.pay, async ({ params, body, actor }) => ({
      invoice: await money.pay(params.id, body, whoAsks(actor)),
    }))
    app.call(invoiceCalls.useCredit, async ({ params, body, actor }) => ({
      invoice: await money.useCredit(params.id, body, whoAsks(actor)),
    }))
    app.call(invoiceCalls.refund, async ({ params, body, actor }) => ({
      invoice: await money.refund(params.id, body, whoAsks(actor)),
    }))
    app.call(getDocumentTaxes, async ({ query }) => ({ taxes: await documents.taxes(query.customer_id, query.date) }))
    app.call(listCustomerInvoices, async ({ params }) => {
      const rows = await database.tenant(async (tx) => {
        if (!(await customers.find(tx, params.customer_id))) throw errors.UNKNOWN_CUSTOMER()
        return invoices.ofCustomer(tx, params.customer_id, 1)
      })
      return { results: { rows, total: rows.length } }
    })
  },
)

const quotes: Served = { types: ['quote'], name: 'quotes' }
const workOrders: Served = { types: ['work-order'], name: 'work-orders' }
const invoices: Served = { types: ['invoice', 'recurring', 'refund'], name: 'invoices' }

export const documentRoutes = [
  routesOf(quoteCalls, quotes),
  approvalRoutes(quoteCalls, quotes),
  routesOf(workOrderCalls, workOrders),
  approvalRoutes(workOrderCalls, workOrders),
  routesOf(invoiceCalls, invoices),
  moneyRoutes,
]
