import { Payments, Taxes } from '@ashlar/plugin-commerce'
import { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import { each, whenEnabled } from '@ashlar/sdk'
import {
  archiveTable,
  CurrentTenant,
  Database,
  defineServer,
  health,
  leaveOut,
  Mailer,
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
  documentPaid,
  documentSent,
  documentVoided,
  lineSources,
  OwnDocuments,
} from '../contract.ts'
import document from '../migrations/0001-document.ts'
import figures from '../migrations/0006-figures.ts'
import { invoicing } from '../module.ts'
import { ConvertService } from './convert/convert.service.ts'
import { customerPageRoutes } from './customer-page/customer-page.routes.ts'
import { CustomerPageService } from './customer-page/customer-page.service.ts'
import { documentEntities } from './document/document.entities.ts'
import { documentRoutes } from './document/document.routes.ts'
import { DocumentService } from './document/document.service.ts'
import { DocumentsOfOthers } from './documents-of-others.ts'
import { figureRoutes } from './figures/figures.routes.ts'
import { FiguresService } from './figures/figures.service.ts'
import { ReportService } from './figures/report.service.ts'
import { Issuing } from './issue/issue-document.ts'
import { LifeService } from './issue/life.service.ts'
import { lineSourceRoutes } from './line-sources.routes.ts'
import { MoneyService } from './money/money.service.ts'
import { documentFollows } from './money/payment-follows.ts'
import { numberRoutes } from './numbers/numbers.routes.ts'
import { NumbersService } from './numbers/numbers.service.ts'
import { orderFollows } from './orders/order-follows.ts'
import { OrderInvoices } from './orders/order-invoices.ts'
import { DocumentData } from './personal-data.ts'
import { sendRoutes } from './send/send.routes.ts'
import { SendService } from './send/send.service.ts'

export default defineServer(invoicing, {
  entities: documentEntities,
  migrations: [document, figures],
  services: [
    service(DocumentService, Database, Settings, People, CustomerDirectory, Taxes, CurrentTenant),
    service(Issuing, CustomerDirectory, CustomerTimeline, NumberSeries, each(lineSources)),
    service(LifeService, Database, DocumentService, Issuing, CustomerDirectory, CustomerTimeline, Taxes),
    service(ConvertService, Database, DocumentService),
    service(MoneyService, Database, DocumentService, Issuing, Payments, CustomerTimeline),
    service(NumbersService, Database, DocumentService, NumberSeries),
    service(SendService, Database, DocumentService, Mailer, CustomerTimeline),
    service(CustomerPageService, Database, DocumentService, LifeService, Payments),
    service(OrderInvoices, Database, DocumentService, Issuing, whenEnabled(WebOrders)),
    service(FiguresService, Database, DocumentService),
    service(ReportService, Database, DocumentService),
    provide(OwnDocuments, CustomerPageService, Database, DocumentService, LifeService, Payments),
    provide(Documents, DocumentsOfOthers, DocumentService),
    offer(personalData, DocumentData, Database, RecordTraces),
  ],
  routes: [...documentRoutes, ...sendRoutes, customerPageRoutes, numberRoutes, figureRoutes, lineSourceRoutes],
  events: [documentIssued, documentSent, documentApproved, documentDeclined, documentPaid, documentVoided],
  subscriptions: [...documentFollows, ...orderFollows],
  // Links end when a website moves: whoever has one is sent a new one.
  archive: [archiveTable('document', { without: ['created_by'] }), ...leaveOut('document_secret')],
  health: [health('Documents can be read', [DocumentService], (documents) => documents.selfTest())],
})
