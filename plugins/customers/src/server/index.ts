import { each, maybe } from '@ashlar/sdk'
import {
  Database,
  defineServer,
  Files,
  health,
  Log,
  offer,
  PersonalArchive,
  personalData,
  provide,
  RecordTraces,
  Settings,
  service,
} from '@ashlar/sdk/server'
import {
  CustomerDirectory,
  CustomerTimeline,
  customerChanged,
  customerCreated,
  customerDeleted,
  customerErased,
  customersMerged,
} from '../contract.ts'
import customer from '../migrations/0001-customer.ts'
import { customers } from '../module.ts'
import { CustomerEntity } from './customer/customer.entity.ts'
import { customerImport } from './customer/customer.import.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import { CustomerService } from './customer/customer.service.ts'
import { CustomerDirectoryService } from './customer/directory.service.ts'
import { fromForms } from './customer/from-forms.ts'
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
import { CustomerTagEntity, TagEntity } from './tag/tag.entity.ts'
import { TimelineEntity } from './timeline/timeline.entity.ts'
import { timelineRoutes } from './timeline/timeline.routes.ts'
import { TimelineService } from './timeline/timeline.service.ts'
import { VehicleEntity } from './vehicle/vehicle.entity.ts'
import { vehicleRoutes } from './vehicle/vehicle.routes.ts'
import { VehicleService } from './vehicle/vehicle.service.ts'

export default defineServer(customers, {
  entities: [CustomerEntity, VehicleEntity, NoteEntity, TimelineEntity, MergeEntity, TagEntity, CustomerTagEntity],
  migrations: [customer],
  services: [
    service(CustomerService, Database, Settings),
    service(VehicleService, Database),
    service(NoteService, Database),
    service(MergeService, Database, CustomerService),
    service(CustomerData, Database, CustomerService, Files, RecordTraces),
    offer(personalData, CustomerData, Database, CustomerService, Files, RecordTraces),
    service(PersonalDataService, Database, each(personalData), CustomerData, PersonalArchive, maybe(Log)),
    provide(CustomerTimeline, TimelineService, Database),
    provide(CustomerDirectory, CustomerDirectoryService),
  ],
  routes: [
    mergeRoutes,
    customerRoutes,
    vehicleRoutes,
    noteRoutes,
    noteFileRoutes,
    timelineRoutes,
    personalDataRoutes,
    customerImport.routes,
  ],
  events: [customerCreated, customerChanged, customersMerged, customerDeleted, customerErased],
  jobs: [customerImport.job, remindingOfNotes],
  schedules: [everyMorning],
  subscriptions: [fromForms],
  health: [health('Customers can be read', [CustomerService], (service) => service.selfTest())],
})
