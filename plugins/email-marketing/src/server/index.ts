import { each, maybe, whenEnabled } from '@ashlar/sdk'
import {
  BotCheck,
  CurrentTenant,
  Database,
  defineServer,
  health,
  Limits,
  Mailer,
  offer,
  PublishedBlocks,
  personalData,
  provide,
  RecordTraces,
  Settings,
  service,
} from '@ashlar/sdk/server'
import {
  AudienceMembers,
  addressBounced,
  recipientSources,
  subscriberConfirmed,
  subscriberLeft,
  Unsubscribing,
} from '../contract.ts'
import { LinkPages, PreferencePages } from '../link-pages.ts'
import subscriber from '../migrations/0001-subscriber.ts'
import campaign from '../migrations/0002-campaign.ts'
import automation from '../migrations/0003-automation.ts'
import preferences from '../migrations/0004-preferences.ts'
import variants from '../migrations/0005-variants.ts'
import bounces from '../migrations/0006-bounces.ts'
import winnerChosen from '../migrations/0007-winner-chosen.ts'
import readersTime from '../migrations/0008-readers-time.ts'
import subscribersByList from '../migrations/0009-subscribers-by-list.ts'
import dayTriggers from '../migrations/0010-day-triggers.ts'
import orders from '../migrations/0011-orders.ts'
import customers from '../migrations/0012-customers.ts'
import pictures from '../migrations/0013-pictures.ts'
import refunds from '../migrations/0014-refunds.ts'
import mergedCustomers from '../migrations/0015-merged-customers.ts'
import { emailMarketing } from '../module.ts'
import { archive } from './archive.ts'
import { audienceRoutes } from './audience/audience.routes.ts'
import { AudienceService } from './audience/audience.service.ts'
import { AudienceMemberService } from './audience/members.service.ts'
import { SubscriberSource } from './audience/subscriber-source.ts'
import { automations } from './automations.ts'
import { onBounce } from './bounce/bounced.ts'
import { campaigns } from './campaigns.ts'
import { CustomerHistory, CustomersWithAddress } from './history/customers.ts'
import { histories, historyWork } from './history/history.job.ts'
import { HistoryService } from './history/history.service.ts'
import { MergedCustomerEntity } from './history/merged-customer.entity.ts'
import { relinking } from './history/relink.ts'
import { LinkEntity } from './link/link.entity.ts'
import { linkRoutes } from './link/link.routes.ts'
import { LinkService } from './link/link.service.ts'
import { UnsubscribingService } from './link/unsubscribing.service.ts'
import { ListEntity } from './list/list.entity.ts'
import { listRoutes } from './list/list.routes.ts'
import { ListService } from './list/list.service.ts'
import { LeaveReasonEntity, PreferenceEntity } from './preferences/preference.entities.ts'
import { preferenceRoutes } from './preferences/preference.routes.ts'
import { PreferenceService } from './preferences/preference.service.ts'
import { ConfirmationMail } from './signup/confirmation.mail.ts'
import { fromForms } from './signup/from-forms.ts'
import { SignupEntity } from './signup/signup.entity.ts'
import { signUpRoutes } from './signup/signup.routes.ts'
import { SignUpService } from './signup/signup.service.ts'
import { takeInWork } from './signup/take-in.job.ts'
import { ConsentEntity } from './subscriber/consent.entity.ts'
import { SubscriberEntity } from './subscriber/subscriber.entity.ts'
import { subscriberImport } from './subscriber/subscriber.import.ts'
import { subscriberRoutes } from './subscriber/subscriber.routes.ts'
import { SubscriberService } from './subscriber/subscriber.service.ts'
import { SubscriberData } from './subscriber/subscriber-data.ts'
import { SuppressionEntity } from './subscriber/suppression.entity.ts'

export default defineServer(emailMarketing, {
  entities: [
    ...[ListEntity, SubscriberEntity, ConsentEntity, SuppressionEntity, LinkEntity, SignupEntity],
    ...[PreferenceEntity, LeaveReasonEntity, MergedCustomerEntity],
    ...campaigns.entities,
    ...automations.entities,
  ],
  migrations: [
    subscriber,
    campaign,
    automation,
    preferences,
    variants,
    bounces,
    winnerChosen,
    readersTime,
    subscribersByList,
    dayTriggers,
    orders,
    customers,
    pictures,
    refunds,
    mergedCustomers,
  ],
  services: [
    service(ListService, Database),
    service(ConfirmationMail, Mailer, CurrentTenant, Settings),
    service(SubscriberService, Database, ConfirmationMail),
    offer(personalData, SubscriberData, Database, SubscriberService, RecordTraces),
    service(SignUpService, Database, PublishedBlocks, maybe(BotCheck), Limits),
    provide(LinkPages, LinkService, Database),
    provide(PreferencePages, PreferenceService, Database),
    offer(recipientSources, SubscriberSource, Database, Settings),
    service(AudienceService, Database, each(recipientSources)),
    provide(AudienceMembers, AudienceMemberService, Database),
    provide(Unsubscribing, UnsubscribingService, CurrentTenant),
    service(HistoryService, Database, Settings, whenEnabled(CustomersWithAddress), whenEnabled(CustomerHistory)),
    ...campaigns.services,
    ...automations.services,
  ],
  routes: [
    listRoutes,
    subscriberRoutes,
    audienceRoutes,
    subscriberImport.routes,
    signUpRoutes,
    linkRoutes,
    preferenceRoutes,
    ...campaigns.routes,
    ...automations.routes,
  ],
  jobs: [takeInWork, historyWork, subscriberImport.job, ...campaigns.jobs, ...automations.jobs],
  schedules: automations.schedules,
  relay: automations.relay,
  events: [subscriberConfirmed, subscriberLeft, addressBounced, ...campaigns.events],
  subscriptions: [fromForms, onBounce, ...campaigns.subscriptions, ...histories, ...relinking],
  health: [health('Lists can be read', [ListService], (lists) => lists.selfTest())],
  archive,
})
