import { each, whenEnabled } from '@ashlar/sdk'
import {
  BulkMailing,
  Database,
  MailContents,
  Notices,
  offer,
  People,
  type ServerContribution,
  Settings,
  service,
  work,
} from '@ashlar/sdk/server'
import { recipientSources, triggers } from '../contract.ts'
import { AutomationEntity, AutomationRunEntity, AutomationVersionEntity } from './automation/automation.entities.ts'
import { automationRoutes } from './automation/automation.routes.ts'
import { AutomationService } from './automation/automation.service.ts'
import { CampaignService } from './campaign/campaign.service.ts'
import { EditionService } from './edition/editions.service.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { NotificationService } from './notification/notification.service.ts'
import { BeginRuns } from './run/begin-runs.service.ts'
import { CustomerTags } from './run/customer-tags.ts'
import { DayRuns } from './run/day-runs.service.ts'
import { DryRunService } from './run/dry-run.service.ts'
import { relay } from './run/relay.ts'
import { everyMorning, goOn, lookAtDay, triggered } from './run/run.job.ts'
import { RunService } from './run/run.service.ts'
import { RunListService } from './run/run-list.service.ts'
import { SubscriberConfirmed } from './run/subscriber-confirmed.ts'

/** Mails that follow from something that happens: automations of several steps, and notifications of one mail. */
export const automations = {
  entities: [AutomationEntity, AutomationVersionEntity, AutomationRunEntity],
  services: [
    offer(triggers, SubscriberConfirmed, Database),
    service(AutomationService, Database, CampaignService, EditionService, each(triggers)),
    service(BeginRuns, Database, each(triggers), BulkMailing),
    service(DayRuns, Database, each(triggers), Settings),
    service(RunService, Database, BulkMailing, Notices, People, whenEnabled(CustomerTags)),
    service(RunListService, Database),
    service(DryRunService, Database, each(triggers), Settings),
    service(
      NotificationService,
      ...[Database, MailContents, CampaignService, EditionService, BulkMailing, each(triggers), each(recipientSources)],
    ),
  ],
  routes: [automationRoutes, notificationRoutes],
  jobs: [
    work(triggered, [BeginRuns], (told, _context, runs) => runs.begin(told)),
    work(goOn, [RunService], ({ runId, turn }, _context, runs) => runs.goOn(runId, turn)),
    work(lookAtDay, [DayRuns], (_payload, { signal }, days) => days.begin(signal)),
  ],
  schedules: [everyMorning],
  relay,
} satisfies Partial<ServerContribution>
