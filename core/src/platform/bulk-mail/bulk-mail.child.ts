// A server that sends letters in bulk until it is killed. Its parent is the mail server: it is told of each mail taken.
import { type CollectionMembers, PlatformSettings } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import {
  type BulkMailSource,
  defineServer,
  type MailTransport,
  type Settings,
  type Tenant,
  work,
} from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import { readConfig } from '../../config/index.ts'
import { currentTenant, openDatabase, runAs } from '../../data/index.ts'
import { startJobs } from '../../jobs/index.ts'
import { MailSending } from '../mail/mail-sending.ts'
import { MessageIds } from '../mail/message-ids.ts'
import { coreServer } from '../server.ts'
import { askForRun } from './bulk-lease.ts'
import { sendBulkMail, watchBulkMail } from './bulk-mail.jobs.ts'
import { BulkMailWork } from './bulk-mail.work.ts'
import { Letters, letterMigrations, letters, writeLetters } from './letters.fixtures.ts'

const guid = '0194e5a0-0000-7000-8000-000000000001'
const tenant: Tenant = {
  ...{ guid, id: 1, name: 'Letters', plan: 'enterprise', modules: ['core', 'letters'], origin: 'http://localhost' },
}
const tell = (message: object) =>
  new Promise<void>((done) => process.send?.(message, undefined, undefined, () => done()))

const data = await openDatabase(readConfig(process.env))
await data.migrate([
  { module: core, migrations: coreServer.migrations },
  { module: letters, migrations: letterMigrations },
])
const { database } = data

const settings = Value.Create(PlatformSettings)
const nobody = () => Promise.reject(new Error('Not asked.'))
const fixed: Settings = { platform: async () => settings, plain: nobody, plainFor: nobody, of: nobody, secret: nobody }
const transport: MailTransport = {
  name: async () => 'the parent',
  async send({ messageId }) {
    await tell({ taken: messageId })
    // The answer comes later than the mail went.
    await new Promise((done) => setTimeout(done, 5))
  },
}
const none = { all: () => [], find: () => undefined }
const sending = new MailSending(
  transport,
  fixed,
  { byGuid: async () => tenant, byHost: nobody, checkCode: nobody },
  none,
  new MessageIds({ key: async () => Buffer.alloc(32), seal: nobody, open: nobody }),
)
const source = new Letters()
const sources: CollectionMembers<BulkMailSource> = { all: () => [source], find: () => source }
const bulk = new BulkMailWork(database, sending, fixed, { get: currentTenant }, sources)

await startJobs({
  data,
  servers: [
    defineServer(core, {
      jobs: [
        work(sendBulkMail, [], (_payload, { signal }) => bulk.send(signal)),
        work(watchBulkMail, [], () => bulk.watch()),
      ],
    }),
  ],
  resolveAll: () => [],
  findTenant: async () => tenant,
})

await runAs({ tenant }, async () => {
  await database.system(
    (tx) =>
      tx.sql`insert into core.tenant (guid, name, plan) values (${guid}, 'Letters', 'enterprise') on conflict do nothing`,
  )
  // The campaign starts once: its snapshot and the request for a run are one unit of work.
  await database.tenant(async (tx) => {
    const [known] = await tx.sql`select from letters.letter limit 1`
    if (known !== undefined) return
    await writeLetters(tx, 1, Number(process.env.LETTERS ?? 100))
    await askForRun(tx)
  })
  await tell({ ready: true })
  for (;;) {
    const [left] = await database.tenant(
      (tx) => tx.sql<{ left: number }>`select count(*)::int as left from letters.letter where state <> 'sent'`,
    )
    if (left?.left === 0) break
    await new Promise((done) => setTimeout(done, 200))
  }
  await tell({ done: true })
})
