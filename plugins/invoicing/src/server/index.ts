import { Payments, Taxes } from '@ashlar/plugin-commerce'
import { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import { each, whenEnabled } from '@ashlar/sdk'
import {
  archiveTable,
  CurrentTenant,
  Database,
  defineServer,
  Files,
  health,
  LiveEvents,
  Log,
  leaveOut,
  Mailer,
  Media,
  mailAttachments,
  Notices,
  NumberSeries,
  offer,
  People,
  personalData,
  provide,
  RecordTraces,
  Settings,
  service,
} from '@ashlar/sdk/server'
import { WebOrders } from '../contract/web-orders.ts'
import {
  Documents,
  documentApproved,
  documentDeclined,
  documentIssued,
  documentOverdue,
  documentPaid,
  documentSent,
  documentVoided,
  lineSources,
  mailTriggers,
  OwnDocuments,
} from '../contract.ts'
import document from '../migrations/0001-document.ts'
import paperFile from '../migrations/0002-paper-file.ts'
import recurring from '../migrations/0003-recurring.ts'
import reminders from '../migrations/0004-reminders.ts'
import deposit from '../migrations/0005-deposit.ts'
import figures from '../migrations/0006-figures.ts'
import attachments from '../migrations/0007-attachments.ts'
import customFields from '../migrations/0008-custom-fields.ts'
import sentStatement from '../migrations/0009-sent-statement.ts'
import overdue from '../migrations/0010-overdue.ts'
import { invoicing } from '../module.ts'
import { attachmentRoutes } from './attachments/attachment.routes.ts'
import { ConvertService } from './convert/convert.service.ts'
import { accountDocumentRoutes, customerPageRoutes } from './customer-page/customer-page.routes.ts'
import { CustomerPageService } from './customer-page/customer-page.service.ts'
import { fieldsOfDocuments } from './document/custom-fields.ts'
import { documentEntities } from './document/document.entities.ts'
import { documentRoutes } from './document/document.routes.ts'
import { DocumentService } from './document/document.service.ts'
import { DocumentLists } from './document/document-lists.service.ts'
import { documentNews } from './document/document-news.ts'
import { DocumentsOfOthers } from './documents-of-others.ts'
import { figureRoutes } from './figures/figures.routes.ts'
import { FiguresService } from './figures/figures.service.ts'
import { ReportService } from './figures/report.service.ts'
import { Issuing } from './issue/issue-document.ts'
import { LifeService } from './issue/life.service.ts'
import { lineSourceRoutes } from './line-sources.routes.ts'
import { CreditNotes } from './money/credit-notes.service.ts'
import { DepositService } from './money/deposit.service.ts'
import { MoneyService } from './money/money.service.ts'
import { documentFollows } from './money/payment-follows.ts'
import { Settling } from './money/settling.ts'
import { numberRoutes } from './numbers/numbers.routes.ts'
import { NumbersService } from './numbers/numbers.service.ts'
import { orderFollows } from './orders/order-follows.ts'
import { OrderInvoices } from './orders/order-invoices.ts'
import { InvoiceOverdue } from './overdue/invoice-overdue.ts'
import { overdueWork, everyHour as tellingHour } from './overdue/overdue.jobs.ts'
import { OverdueService } from './overdue/overdue.service.ts'
import { PaperAttachments } from './papers/paper-attachments.ts'
import { PaperFileEntity } from './papers/paper-file.ts'
import { paperRoutes } from './papers/papers.routes.ts'
import { Papers } from './papers/papers.service.ts'
import { DocumentData } from './personal-data.ts'
import { everyHour, findingDue, makingOccurrences } from './recurring/due.jobs.ts'
import { OccurrenceService } from './recurring/occurrence.service.ts'
import { recurrenceArchive } from './recurring/recurrence.archive.ts'
import { recurrenceEntities } from './recurring/recurrence.entities.ts'
import { recurringRoutes } from './recurring/recurring.routes.ts'
import { RecurringService } from './recurring/recurring.service.ts'
import { LateFees } from './reminders/late-fees.ts'
import { reminderEntities } from './reminders/reminder.entities.ts'
import { reminderWork, everyHour as remindingHour } from './reminders/reminder.jobs.ts'
import { reminderRoutes } from './reminders/reminder.routes.ts'
import { ReminderService } from './reminders/reminder.service.ts'
import { sendRoutes } from './send/send.routes.ts'
import { SendService } from './send/send.service.ts'
import { SentStatementEntity } from './statement/sent-statement.store.ts'
import { statementRoutes } from './statement/statement.routes.ts'
import { StatementService } from './statement/statement.service.ts'
import { StatementAttachments } from './statement/statement-attachments.ts'
import { StatementPapers } from './statement/statement-papers.service.ts'

export default defineServer(invoicing, {
  entities: [
    ...documentEntities,
    ...fieldsOfDocuments.entities,
    PaperFileEntity,
    SentStatementEntity,
    ...recurrenceEntities,
    ...reminderEntities,
  ],
  migrations: [
    document,
    paperFile,
    recurring,
    reminders,
    deposit,
    figures,
    attachments,
    customFields,
    sentStatement,
    overdue,
  ],
  services: [
    service(DocumentService, Database, Settings, People, CustomerDirectory, Taxes, CurrentTenant, LiveEvents),
    service(DocumentLists, Database, DocumentService),
    service(DepositService, Database, DocumentService, Payments, CustomerTimeline),
    service(Settling, Payments, CustomerTimeline, LiveEvents),
    service(Issuing, CustomerDirectory, CustomerTimeline, NumberSeries, each(lineSources), DepositService, Settling),
    service(LifeService, Database, DocumentService, Issuing, CustomerDirectory, CustomerTimeline, Taxes, Notices),
    service(ConvertService, Database, DocumentService),
    service(CreditNotes, DocumentService, Issuing),
    service(MoneyService, Database, DocumentService, CreditNotes, Payments, CustomerTimeline, DepositService, Settling),
    service(NumbersService, Database, DocumentService, NumberSeries),
    service(Papers, Database, DocumentService, CustomerDirectory, Settings, Media, Files, Log),
    service(SendService, Database, DocumentService, Mailer, CustomerTimeline),
    service(OrderInvoices, Database, DocumentService, Issuing, CreditNotes, CustomerDirectory, whenEnabled(WebOrders)),
    service(LateFees, DocumentService, Issuing),
    service(ReminderService, Database, DocumentService, SendService, LateFees, CustomerDirectory),
    service(OverdueService, Database, DocumentService),
    offer(mailTriggers, InvoiceOverdue, Database, Settings, CustomerDirectory),
    service(RecurringService, Database, DocumentService, Issuing, Notices, CurrentTenant),
    service(
      OccurrenceService,
      ...[Database, DocumentService, Issuing, SendService, People, Mailer, Notices, each(lineSources), Log],
    ),
    service(StatementService, Database, DocumentService, Payments, CustomerDirectory, CustomerTimeline, Mailer),
    service(StatementPapers, Database, DocumentService, StatementService, Settings, Media, Log),
    service(FiguresService, Database, DocumentService),
    service(ReportService, Database, DocumentService),
    service(CustomerPageService, Database, DocumentService, LifeService, Payments, CustomerDirectory),
    provide(OwnDocuments, CustomerPageService, Database, DocumentService, LifeService, Payments, CustomerDirectory),
    provide(Documents, DocumentsOfOthers, DocumentService),
    offer(mailAttachments, PaperAttachments, Papers),
    offer(mailAttachments, StatementAttachments, StatementPapers),
    offer(personalData, DocumentData, Database, RecordTraces, Files, Notices),
  ],
  routes: [
    ...documentRoutes,
    fieldsOfDocuments.routes,
    ...sendRoutes,
    ...paperRoutes,
    ...attachmentRoutes,
    reminderRoutes,
    recurringRoutes,
    customerPageRoutes,
    accountDocumentRoutes,
    numberRoutes,
    statementRoutes,
    figureRoutes,
    lineSourceRoutes,
  ],
  events: [
    documentIssued,
    documentSent,
    documentApproved,
    documentDeclined,
    documentPaid,
    documentOverdue,
    documentVoided,
  ],
  within: documentNews,
  subscriptions: [...documentFollows, ...orderFollows],
  jobs: [...reminderWork, ...overdueWork, findingDue, makingOccurrences],
  schedules: [everyHour, remindingHour, tellingHour],
  // Links end when a website moves: whoever has one is sent a new one.
  archive: [
    archiveTable('document', { without: ['created_by'] }),
    recurrenceArchive,
    ...leaveOut('document_secret', 'asked_payment', 'sent_statement'),
  ],
  health: [health('Documents can be read', [DocumentLists], (lists) => lists.selfTest())],
})
