import { maybe } from '@ashlar/sdk'
import {
  BotCheck,
  CurrentTenant,
  Database,
  defineServer,
  Files,
  health,
  Limits,
  Log,
  Mailer,
  Notices,
  OutsideFetch,
  offer,
  People,
  PublishedBlocks,
  personalData,
  provide,
  RecordTraces,
  Settings,
  service,
} from '@ashlar/sdk/server'
import { FormReplies, fieldContribution, mailTriggers, recipientSources } from '../contract.ts'
import { FormSubmissions, formSubmitted, newsletterOptIn } from '../events.ts'
import submission from '../migrations/0001-submission.ts'
import files from '../migrations/0002-files.ts'
import spamAndAssignee from '../migrations/0003-spam-and-assignee.ts'
import answer from '../migrations/0004-answer.ts'
import replyKey from '../migrations/0005-reply-key.ts'
import { forms } from '../module.ts'
import { AnswerEntity } from './answer/answer.entity.ts'
import { answerRoutes } from './answer/answer.routes.ts'
import { Answers } from './answer/answers.service.ts'
import { formFiguresRoutes } from './form-figures/form-figures.routes.ts'
import { FormFiguresService } from './form-figures/form-figures.service.ts'
import { FormOptions } from './form-options.ts'
import { mailProviderRoutes } from './mail-provider.routes.ts'
import { FormSent } from './mail-triggers/form-sent.ts'
import { FormPeople } from './recipients/form-people.ts'
import { FormReplyEntity } from './reply/form-reply.entity.ts'
import { FormReplyService } from './reply/form-reply.service.ts'
import { Assignees } from './submission/assignees.service.ts'
import { findOldFiles, hourly, moveOldFiles } from './submission/moved-files.job.ts'
import { MovedFiles } from './submission/moved-files.service.ts'
import { OldFileEntity, OldFilePartEntity } from './submission/old-file.entity.ts'
import { deleteOldSubmissions, findOldSubmissions, nightly } from './submission/old-submissions.job.ts'
import { submissionArchive } from './submission/submission.archive.ts'
import { SubmissionEntity } from './submission/submission.entity.ts'
import { submissionRoutes } from './submission/submission.routes.ts'
import { Submissions } from './submission/submission.service.ts'
import { SubmissionData } from './submission/submission-data.ts'
import { TakingIn } from './submission/taking-in.ts'
import { FormCheck } from './submit/form-check.service.ts'
import { Intake } from './submit/intake.service.ts'
import { submitRoutes } from './submit/submit.routes.ts'
import { SubmitService } from './submit/submit.service.ts'
import { vehicleRoutes } from './vehicle/vehicle.routes.ts'
import { Vehicles } from './vehicle/vehicle.service.ts'

export default defineServer(forms, {
  entities: [SubmissionEntity, AnswerEntity, OldFileEntity, OldFilePartEntity, FormReplyEntity],
  migrations: [submission, files, spamAndAssignee, answer, replyKey],
  services: [
    service(FormOptions, Settings),
    service(TakingIn, Mailer, CurrentTenant, Files, maybe(Log)),
    service(MovedFiles, Database, Files, maybe(Log)),
    service(Assignees, People, Notices),
    provide(FormSubmissions, Submissions, Database, TakingIn, Files, MovedFiles, Notices, Assignees),
    offer(personalData, SubmissionData, Database, Submissions, RecordTraces),
    offer(recipientSources, FormPeople, Database, Settings),
    offer(mailTriggers, FormSent, Database),
    provide(FormReplies, FormReplyService, Database),
    service(
      FormCheck,
      PublishedBlocks,
      FormOptions,
      maybe(Log),
      maybe(fieldContribution('product-categories-dropdown')),
      maybe(fieldContribution('product-categories-checkbox')),
    ),
    service(Intake, Database, Limits, TakingIn, Files, Notices),
    service(SubmitService, FormCheck, maybe(BotCheck), Intake),
    service(Answers, Database, Mailer, Limits),
    service(FormFiguresService, Database, PublishedBlocks),
    service(Vehicles, FormOptions, OutsideFetch),
  ],
  routes: [submitRoutes, submissionRoutes, answerRoutes, formFiguresRoutes, vehicleRoutes, mailProviderRoutes],
  events: [formSubmitted, newsletterOptIn],
  jobs: [findOldSubmissions, deleteOldSubmissions, findOldFiles, moveOldFiles],
  schedules: [nightly, hourly],
  archive: submissionArchive,
  health: [health('Submissions can be read', [Submissions], (submissions) => submissions.selfTest())],
})
