import { invoiceCalls } from '@ashlar/plugin-invoicing'
import { documentsHost, fillInvoices } from '../documents.ts'
import type { Row } from '../report.ts'
import { askedBoth, isListed } from '../two-sizes.ts'

const [few, many] = [1_000, 100_000]
const rounds = 1_200
const warmUp = 120

const questions = [
  '',
  'status=pending_payment',
  'due=overdue',
  'orderBy=dueDate&orderDirection=asc',
  'orderBy=grandTotal',
  'orderBy=invoiceNumber',
  'orderBy=updatedAt',
  'customer_id=77',
  'startDate=2026-05-01&endDate=2026-05-31',
  'amountFrom=100000&amountTo=110000',
  'search=word77',
  'currentPage=30',
  'status=pending_payment&orderBy=grandTotal',
  'type=invoice,recurring,refund',
  'type=invoice,recurring,refund&orderBy=grandTotal',
  'type=invoice,recurring,refund&status=pending_payment',
  'type=invoice,recurring,refund&status=pending_payment,partial_payment&orderBy=updatedAt',
  'type=invoice,recurring,refund&due=overdue&orderBy=dueDate',
]

/** Lists of invoices of two websites in one run, in turn: one has a thousand, the other a hundred thousand. */
export async function documentList(): Promise<readonly Row[]> {
  await using test = await documentsHost()
  const { a, b } = test.tenants
  await fillInvoices(test, a.guid, few)
  await fillInvoices(test, b.guid, many)
  await test.sql`vacuum analyze`
  // Awaited here: the host lives as long as this call.
  return await askedBoth({
    ...{ few, many, rounds, warmUp, isAnswered: isListed, aim: 2, noun: 'invoices' },
    clients: [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')],
    questions: questions.map((question) => `${invoiceCalls.list.path}?itemsPerPage=25&${question}`),
  })
}
