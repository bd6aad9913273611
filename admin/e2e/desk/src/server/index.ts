import { Database, defineServer, service } from '@ashlar/sdk/server'
import record from '../migrations/0001-record.ts'
import { desk } from '../module.ts'
import { recordRoutes } from './records.routes.ts'
import { Records } from './records.service.ts'

export default defineServer(desk, {
  migrations: [record],
  services: [service(Records, Database)],
  routes: [recordRoutes],
})
