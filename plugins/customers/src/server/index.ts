import { each, maybe } from '@ashlar/sdk'
import {
  BotCheck,
  Database,
  defineServer,
  Files,
  health,
  Limits,
  Log,
  offer,
  People,
  PersonalArchive,
  personalData,
  provide,
  RecordTraces,
  Settings,
  service,
} from '@ashlar/sdk/server'
import { AccountPages } from '../account/account-pages.ts'
import {
  CustomerDirectory,
  CustomerTimeline,
  customerChanged,
  customerCreated,
  customerDeleted,
  customerErased,
  customersMerged,
  mailTriggers,
  recipientSources,
} from '../contract.ts'
import customer from '../migrations/0001-customer.ts'
import fieldsAndAssignees from '../migrations/0002-fields-and-assignees.ts'
import { customers } from '../module.ts'
import { accountRoutes, ownAccountRoutes } from './account/account.routes.ts'
import { AccountService } from './account/account.service.ts'
import { withAccounts } from './account/account-events.ts'
import { assigneesOfCustomers, fieldsOfCustomers, tagsOfCustomers } from './customer/beside.ts'
import { CustomerEntity } from './customer/customer.entity.ts'
import { customerImport } from './customer/customer.import.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import { CustomerService } from './customer/customer.service.ts'
import { CustomerDirectoryService } from './customer/directory.service.ts'
import { fromForms } from './customer/from-forms.ts'
import { valuesOfVersionBefore } from './customer/version-before.ts'
import { CustomerMade } from './mail-triggers/customer-made.ts'
import { DateComes } from './mail-triggers/date-comes.ts'
import { MergeEntity } from './merge/merge.entity.ts'
import { mergeRoutes } from './merge/merge.routes.ts'
import { MergeService } from './merge/merge.service.ts'
import { everyMorning, remindingOfNotes } from './note/due-notes.job.ts'
import { NoteEntity } from './note/note.entity.ts'
import { noteFileRoutes, noteRoutes } from './note/note.routes.ts'
import { NoteService } from './note/note.service.ts'
import { CustomerData } from './personal-data/customer-data.ts'
import { personalDataRoutes } from './personal-data/personal-data.routes.ts'
import { PersonalDataService } from './personal-data/personal-data.service.ts'
import { CustomerRecipients } from './recipients/customer-recipients.ts'
import { TimelineEntity } from './timeline/timeline.entity.ts'
import { timelineRoutes } from './timeline/timeline.routes.ts'
import { TimelineService } from './timeline/timeline.service.ts'
import { VehicleEntity } from './vehicle/vehicle.entity.ts'
import { vehicleRoutes } from './vehicle/vehicle.routes.ts'
import { VehicleService } from './vehicle/vehicle.service.ts'

export default defineServer(customers, {
  entities: [
    ...[CustomerEntity, VehicleEntity, NoteEntity, TimelineEntity, MergeEntity],
    ...[...tagsOfCustomers.entities, ...fieldsOfCustomers.entities, ...assigneesOfCustomers.entities],
  ],
  migrations: [customer, fieldsAndAssignees],
  services: [
    service(CustomerService, Database, Settings, People),
    service(VehicleService, Database),
    service(NoteService, Database),
    service(MergeService, Database, CustomerService),
    service(CustomerData, Database, CustomerService, Files, RecordTraces),
    offer(personalData, CustomerData, Database, CustomerService, Files, RecordTraces),
    offer(recipientSources, CustomerRecipients, Database, Settings),
    offer(mailTriggers, CustomerMade, Database),
    offer(mailTriggers, DateComes, Database, Settings),
    service(PersonalDataService, Database, each(personalData), CustomerData, PersonalArchive, maybe(Log)),
    provide(CustomerTimeline, TimelineService, Database),
    provide(CustomerDirectory, CustomerDirectoryService),
    service(AccountService, Database, Settings, Limits, maybe(BotCheck)),
    provide(AccountPages, AccountService, Database, Settings, Limits, maybe(BotCheck)),
  ],
  routes: [
    mergeRoutes,
    customerRoutes,
    tagsOfCustomers.routes,
    fieldsOfCustomers.routes,
    assigneesOfCustomers.routes,
    vehicleRoutes,
    noteRoutes,
    noteFileRoutes,
    timelineRoutes,
    personalDataRoutes,
    customerImport.routes,
    accountRoutes,
    ownAccountRoutes,
  ],
  events: [customerCreated, customerChanged, customersMerged, customerDeleted, customerErased],
  jobs: [customerImport.job, remindingOfNotes],
  schedules: [everyMorning],
  subscriptions: [fromForms],
  within: withAccounts,
  archive: [...assigneesOfCustomers.archive, valuesOfVersionBefore],
  health: [health('Customers can be read', [CustomerService], (service) => service.selfTest())],
})
