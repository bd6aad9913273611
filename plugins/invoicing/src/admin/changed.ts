import { outdated } from '@ashlar/sdk/admin'
import {
  getOpenFigures,
  getQuoteFigures,
  getReminders,
  getRevenueFigures,
  getStatement,
  getTaxReport,
  invoiceCalls,
  listCustomerInvoices,
  listJournal,
  quoteCalls,
  workOrderCalls,
} from '../contract.ts'

/** After a write of a document: what shows documents is asked for again. */
export const documentsChanged = (): Promise<void> =>
  outdated(
    ...[quoteCalls, invoiceCalls, workOrderCalls].flatMap(({ list, get, sum, versions }) => [list, get, sum, versions]),
    listCustomerInvoices,
    ...[getOpenFigures, getRevenueFigures, getQuoteFigures, getTaxReport, listJournal],
    ...[getReminders, getStatement],
  )
