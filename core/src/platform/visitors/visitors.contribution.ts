import { provide, type ServerContribution } from '@ashlar/sdk/server'
import { PageVisitors } from '@ashlar/sdk/surface'
import { FormNotices } from '../../host/tokens.ts'
import { SealedSecrets } from '../sealed-secrets.ts'
import { FormNoticeService } from './form-notice.service.ts'
import { PageVisitorService } from './page-visitor.service.ts'

export const visitors = {
  migrations: [],
  services: [
    provide(FormNotices, FormNoticeService, SealedSecrets),
    provide(PageVisitors, PageVisitorService, FormNotices),
  ],
  routes: [],
  subscriptions: [],
} satisfies ServerContribution
