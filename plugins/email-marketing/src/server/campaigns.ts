import { each, maybe, whenEnabled } from '@ashlar/sdk'
import {
  BulkMailing,
  bulkMailSources,
  CurrentTenant,
  Database,
  Log,
  MailContents,
  Mailer,
  OutsideFetch,
  offer,
  People,
  personalData,
  provide,
  Secrets,
  type ServerContribution,
  Settings,
  service,
  work,
} from '@ashlar/sdk/server'
import { campaignSent, recipientSources } from '../contract.ts'
import { AudienceService } from './audience/audience.service.ts'
import { CampaignBodyEntity, CampaignEntity, ClickEntity, RecipientEntity } from './campaign/campaign.entities.ts'
import { campaignRoutes } from './campaign/campaign.routes.ts'
import { CampaignService } from './campaign/campaign.service.ts'
import { RecipientData } from './campaign/recipient-data.ts'
import { EditionService } from './edition/editions.service.ts'
import { CheckService } from './preview/check.service.ts'
import { CustomersByAddress } from './preview/personal-values.ts'
import { previewRoutes } from './preview/preview.routes.ts'
import { PreviewService } from './preview/preview.service.ts'
import { RecipientListService } from './report/recipient-list.service.ts'
import { reportRoutes } from './report/report.routes.ts'
import { ReportService } from './report/report.service.ts'
import { CampaignOrderEntity } from './revenue/campaign-order.entity.ts'
import { fromOrders } from './revenue/from-orders.ts'
import { beginningCampaigns } from './sending/begin-campaign.job.ts'
import { BeginCampaign } from './sending/begin-campaign.service.ts'
import { CampaignMails } from './sending/campaign-mails.ts'
import { FrozenBodies } from './sending/frozen-bodies.ts'
import { sendingRoutes } from './sending/sending.routes.ts'
import { SendingService } from './sending/sending.service.ts'
import { setupRoutes } from './sending/setup.routes.ts'
import { CampaignWatch, watchCampaign } from './sending/watch-campaign.job.ts'
import { templateRoutes } from './template/template.routes.ts'
import { TemplateService } from './template/template.service.ts'
import { Hits, HitTally } from './tracking/hit-tally.service.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'
import { TrackingService } from './tracking/tracking.service.ts'
import { decideWinner } from './variants/decide-winner.job.ts'
import { variantRoutes } from './variants/variant.routes.ts'
import { VariantService } from './variants/variant.service.ts'

/** Campaigns: written, previewed, sent, counted. */
export const campaigns = {
  entities: [CampaignEntity, CampaignBodyEntity, RecipientEntity, ClickEntity, CampaignOrderEntity],
  services: [
    service(CampaignService, Database, MailContents, Settings, AudienceService, EditionService, TemplateService),
    service(TemplateService, Settings, MailContents),
    service(
      PreviewService,
      ...[Database, MailContents, Mailer, Settings, People, whenEnabled(CustomersByAddress), each(recipientSources)],
    ),
    service(
      CheckService,
      ...[
        Database,
        MailContents,
        Mailer,
        Settings,
        AudienceService,
        OutsideFetch,
        CurrentTenant,
        each(recipientSources),
      ],
    ),
    service(EditionService, MailContents, Mailer, Settings),
    service(BeginCampaign, Database, EditionService, AudienceService, BulkMailing),
    service(SendingService, Database, CampaignService, EditionService, AudienceService, BulkMailing, Settings),
    service(VariantService, Database, BulkMailing),
    service(CampaignWatch, Database, BulkMailing),
    service(FrozenBodies),
    offer(bulkMailSources, CampaignMails, CurrentTenant, Secrets, Settings, FrozenBodies),
    provide(Hits, HitTally, Database, maybe(Log)),
    service(TrackingService, Database, CurrentTenant, Secrets, FrozenBodies, Hits),
    service(ReportService, Database, Settings),
    service(RecipientListService, Database),
    offer(personalData, RecipientData, Database),
  ],
  routes: [
    campaignRoutes,
    templateRoutes,
    variantRoutes,
    previewRoutes,
    sendingRoutes,
    setupRoutes,
    trackingRoutes,
    reportRoutes,
  ],
  jobs: [
    beginningCampaigns,
    work(watchCampaign, [CampaignWatch], ({ campaignId }, _context, campaigns) => campaigns.look(campaignId)),
    work(decideWinner, [VariantService], ({ campaignId }, _context, variants) => variants.decide(campaignId)),
  ],
  subscriptions: fromOrders,
  events: [campaignSent],
} satisfies Partial<ServerContribution>
