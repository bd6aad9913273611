import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../../.tools/postgres.mjs'
import { startMailServer } from '@ashlar/demo/mail-server'
const cluster = await startPostgres()
process.env.ASHLAR_TEST_DATABASE = 'postgres'
process.env.ASHLAR_TEST_DATABASE_URL = cluster.url
const { begun, startMailing, told } = await import('./dist/mailing-process.js')
const mails = await startMailServer()
const server = await startMailing(mails)
async function peak(people) {
  const { campaign } = await begun(server, people)
  const t0 = Date.now(); const samples = []
  for (;;) {
    const { heap, resident } = await told(server, { memory: true })
    samples.push([Math.round((Date.now() - t0) / 1000), +heap.toFixed(1), +resident.toFixed(1)])
    const { status } = await told(server, { look: campaign })
    if (status === 'sent') break
    await delay(1000)
  }
  const every = Math.max(1, Math.floor(samples.length / 25))
  console.log(people, 'n', samples.length, 'max heap', Math.max(...samples.map((s) => s[1])), 'max rss', Math.max(...samples.map((s) => s[2])))
  console.log(samples.filter((_, i) => i % every === 0).map((s) => s.join('/')).join(' '))
}
for (const n of (process.env.RUNS ?? '1000,1000,1000,1000,10000,100000,1000,10000').split(',').map(Number)) await peak(n)
await server[Symbol.asyncDispose]?.(); await mails[Symbol.asyncDispose]?.(); await cluster.stop(); process.exit(0)
