import { MailContents, Media, provide, type ServerContribution, Settings } from '@ashlar/sdk/server'
import { RunningComposition } from '../../host/tokens.ts'
import { ContentGate } from '../pages/content-gate.ts'
import { MailContentsService } from './mail-contents.service.ts'

export const mailContents = {
  migrations: [],
  services: [provide(MailContents, MailContentsService, RunningComposition, ContentGate, Settings, Media)],
  routes: [],
  subscriptions: [],
} satisfies ServerContribution
