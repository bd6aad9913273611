import { Payments, Taxes } from '@ashlar/plugin-commerce'
import { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import { each } from '@ashlar/sdk'
import {
  archiveTable,
  CurrentTenant,
  Database,
  defineServer,
  health,
  Log,
  leaveOut,
  Mailer,
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
import {
  Documents,
  documentApproved,
  documentDeclined,
  documentIssued,
  documentPaid,
  documentSent,
  documentVoided,
  lineSources,
  OwnDocuments,
} from '../contract.ts'
import document from '../migrations/0001-document.ts'
import recurring from '../migrations/0003-recurring.ts'
import { invoicing } from '../module.ts'
import { ConvertService } from './convert/convert.service.ts'
import { customerPageRoutes } from './customer-page/customer-page.routes.ts'
import { CustomerPageService } from './customer-page/customer-page.service.ts'
import { documentEntities } from './document/document.entities.ts'
import { documentRoutes } from './document/document.routes.ts'
import { DocumentService } from './document/document.service.ts'
import { DocumentsOfOthers } from './documents-of-others.ts'
import { Issuing } from './issue/issue-document.ts'
import { LifeService } from './issue/life.service.ts'
import { lineSourceRoutes } from './line-sources.routes.ts'
import { MoneyService } from './money/money.service.ts'
import { documentFollows } from './money/payment-follows.ts'
import { numberRoutes } from './numbers/numbers.routes.ts'
import { NumbersService } from './numbers/numbers.service.ts'
import { DocumentData } from './personal-data.ts'
import { everyHour, findingDue, makingOccurrences } from './recurring/due.jobs.ts'
import { OccurrenceService } from './recurring/occurrence.service.ts'
import { recurrenceEntities } from './recurring/recurrence.entities.ts'
import { recurringRoutes } from './recurring/recurring.routes.ts'
import { RecurringService } from './recurring/recurring.service.ts'
import { sendRoutes } from './send/send.routes.ts'
import { SendService } from './send/send.service.ts'

export default defineServer(invoicing, {
  entities: [...documentEntities, ...recurrenceEntities],
  migrations: [document, recurring],
  services: [
    service(DocumentService, Database, Settings, People, CustomerDirectory, Taxes, CurrentTenant),
    service(Issuing, CustomerDirectory, CustomerTimeline, NumberSeries, each(lineSources)),
    service(LifeService, Database, DocumentService, Issuing, CustomerDirectory, CustomerTimeline, Taxes),
    service(ConvertService, Database, DocumentService),
    service(MoneyService, Database, DocumentService, Issuing, Payments, CustomerTimeline),
    service(NumbersService, Database, DocumentService, NumberSeries),
    service(SendService, Database, DocumentService, Mailer, CustomerTimeline),
    service(RecurringService, Database, DocumentService, Issuing, Notices, CurrentTenant),
    service(
      OccurrenceService,
      ...[Database, DocumentService, Issuing, SendService, People, Mailer, Notices, each(lineSources), Log],
    ),
    service(CustomerPageService, Database, DocumentService, LifeService, Payments),
    provide(OwnDocuments, CustomerPageService, Database, DocumentService, LifeService, Payments),
    provide(Documents, DocumentsOfOthers, DocumentService),
    offer(personalData, DocumentData, Database, RecordTraces),
  ],
  routes: [...documentRoutes, ...sendRoutes, customerPageRoutes, recurringRoutes, numberRoutes, lineSourceRoutes],
  events: [documentIssued, documentSent, documentApproved, documentDeclined, documentPaid, documentVoided],
  subscriptions: documentFollows,
  jobs: [findingDue, makingOccurrences],
  schedules: [everyHour],
  // Links end when a website moves: whoever has one is sent a new one.
  archive: [archiveTable('document', { without: ['created_by'] }), ...leaveOut('document_secret')],
  health: [health('Documents can be read', [DocumentService], (documents) => documents.selfTest())],
})
