import { each } from '@ashlar/sdk'
import {
  offer,
  PersonalArchive,
  personalData,
  provide,
  RecordTraces,
  type ServerContribution,
} from '@ashlar/sdk/server'
import { MediaStorage } from '../../media-storage/storage.ts'
import { AuditData } from '../audit/audit-data.ts'
import { CoreDatabase } from '../core-database.ts'
import { ImportData } from '../imports/import-data.ts'
import { MailData } from '../mail/mail-data.ts'
import { PersonalArchives } from './personal-archive.service.ts'
import { RecordTracesService } from './record-traces.service.ts'

/** What the platform itself holds of persons, and what it does for the modules that hold more. */
export const personal = {
  migrations: [],
  services: [
    provide(RecordTraces, RecordTracesService, CoreDatabase),
    provide(PersonalArchive, PersonalArchives, each(personalData)),
    offer(personalData, MailData, CoreDatabase),
    offer(personalData, ImportData, CoreDatabase, MediaStorage),
    offer(personalData, AuditData, CoreDatabase),
  ],
  routes: [],
  subscriptions: [],
} satisfies ServerContribution
