import { defineServer } from '@ashlar/sdk/server'
import { liveChat } from '../module.ts'
import { voipRoutes } from './voip.routes.ts'

export default defineServer(liveChat, { routes: [voipRoutes] })
