// The built server under its supervisor, in processes of their own, as an operator runs it.
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ServiceProcess, startService } from '../testing/service-process.ts'

/** A server with one route for each way to end, and its supervisor; which of the two it is, Node says. */
const program = (mostVersions: number) => `
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { defineModule } from '@ashlar/sdk'
import { defineRoutes, defineServer } from '@ashlar/sdk/server'
if (cluster.isPrimary) {
  const { supervise } = await import('./supervisor/index.js')
  await supervise({ main: fileURLToPath(import.meta.url), patience: 5000 })
}
const { packageFromValues, startServer } = await import('./index.js')
const ways = defineModule({ id: 'ways', title: 'Ways' })
const config = { access: 'public' }
const routes = defineRoutes([], (app) => {
  app.get('/api/v1/pid/', { config }, async () => ({ pid: process.pid }))
  app.get('/api/v1/slow/', { config }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return { pid: process.pid }
  })
  app.post('/api/v1/pid/', { config, schema: { body: { type: 'object' } } }, async () => ({ pid: process.pid }))
  app.get('/api/v1/crash/', { config }, async () => process.exit(7))
  app.get('/api/v1/loop/', { config }, async () => {
    for (;;);
  })
})
const server = defineServer(ways, { routes: [routes] })
await startServer({
  packages: [packageFromValues({ name: '@acme/ways', root: { ways }, server })],
  mostVersions: ${mostVersions},
  seed: async () => console.log('Filled by ' + process.pid),
})
`

/** The same, whose packages may change more often before a fresh process takes over. */
export const longLived = program(60)

export const password = 'slow-barn-27'

export type Service = ServiceProcess

/** Where the script stands: beside what it imports. */
export interface Script {
  start(env: Readonly<Record<string, string>>): Service
  /** Ends what still runs, too. */
  remove(): Promise<void>
}

/** Other code than the server's, for one that never starts. */
export async function serviceScript(name: string, code = program(1)): Promise<Script> {
  const path = fileURLToPath(new URL(`../../dist/${name}-under-test-${process.pid}.mjs`, import.meta.url))
  await writeFile(path, code)
  const running = new Set<ServiceProcess>()
  return {
    start: (env) => start(path, env, running),
    remove: async () => {
      for (const service of running) service.process.kill('SIGKILL')
      await rm(path)
    },
  }
}

function start(path: string, env: Readonly<Record<string, string>>, running: Set<ServiceProcess>): Service {
  const service = startService(path, { ASHLAR_ADMIN_PASSWORD: password, ...env })
  running.add(service)
  void service.exit.then(() => running.delete(service))
  return service
}
