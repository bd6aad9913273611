import { Database, defineServer, MailContents, service } from '@ashlar/sdk/server'
import campaign from '../migrations/0001-campaign.ts'
import { campaignsModule } from '../module.ts'
import { CampaignEntity } from './campaign.entity.ts'
import { campaignRoutes } from './campaign.routes.ts'
import { Campaigns } from './campaign.service.ts'

export default defineServer(campaignsModule, {
  entities: [CampaignEntity],
  migrations: [campaign],
  services: [service(Campaigns, Database, MailContents)],
  routes: [campaignRoutes],
})
