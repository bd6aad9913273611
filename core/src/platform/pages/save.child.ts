// A process that saves one page as fast as it can and tells each save that was acknowledged.
import { blockCatalogue, type Content, defineBlock } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { AshlarError, encodeContent, type Tenant } from '@ashlar/sdk/server'
import Type from 'typebox'
import { readConfig } from '../../config/index.ts'
import { openDatabase, runAs } from '../../data/index.ts'
import { noAuthor } from '../author.ts'
import { coreServer } from '../server.ts'
import { ContentService } from './content.service.ts'
import { ContentGate } from './content-gate.ts'
import { PageService } from './page.service.ts'

const shape = { icon: 'square', category: 'layout' as const }
const blocks = blockCatalogue([
  defineBlock({
    ...shape,
    type: 'wrapper',
    title: 'Wrapper',
    schema: Type.Object({}),
    nesting: { in: [], as: 'container', root: true },
  }),
  defineBlock({ ...shape, type: 'note', title: 'Note', schema: Type.Object({ text: Type.String({ default: '' }) }) }),
])
const tenant: Tenant = {
  guid: '0194e5a0-0000-7000-8000-000000000001',
  id: 1,
  name: 'Pages',
  plan: 'basic',
  modules: [],
  origin: 'http://localhost',
}
const tell = (message: object) => void process.send?.(message)

/** Every note of the page says the number of the save, so that a mixture of two saves would show. */
function contentOf(n: number): Content {
  const ids = Array.from({ length: 150 }, (_, i) => `n${i}`)
  const notes = ids.map((id) => [
    id,
    { type: 'note', version: 1, props: { text: `save${n}` }, parent: 'root', children: [] },
  ])
  const root = { type: 'wrapper', version: 1, props: {}, parent: null, children: ids }
  return { rootNodeId: 'root', nodes: { root, ...Object.fromEntries(notes) } }
}

// Loaded while the one before still runs; the database folder is free once that one is gone.
await new Promise((resolve) => process.once('message', resolve))
const data = await openDatabase(readConfig(process.env))
await data.migrate([{ module: core, migrations: coreServer.migrations }])
await data.database.system(
  (tx) => tx.sql`
  insert into core.tenant (guid, name) values (${tenant.guid}, ${tenant.name}) on conflict do nothing`,
)

const gate = new ContentGate({ blocks })
const pages = new PageService(data.database, gate, undefined)
const contents = new ContentService(data.database, gate, undefined)
const as = <T>(work: () => Promise<T>) => runAs({ tenant }, work)

const { rows } = await as(() => pages.list({}))
const id = rows[0]?.id ?? (await as(() => pages.create({ title: 'Page' }, noAuthor))).id

// What earlier lives have left, read with the platform's rights: content, its revision, search words and event belong together.
const [found] = await data.database.system(
  (tx) => tx.sql<{ revision: number }>`
    select c.revision,
      (select coalesce(json_agg(distinct node -> 'props' ->> 'text'), '[]')
         from jsonb_each(c.content -> 'nodes') as n (key, node) where node ->> 'type' = 'note') as texts,
      (select coalesce(json_agg(word), '[]') from core.search_word where kind = 'page' and id = ${id} and word like 'save%') as words,
      (select max(revision) from core.page_revision where page_id = ${id}) as kept,
      (select content = c.content from core.page_revision where page_id = ${id} and revision = c.revision) as is_kept,
      (select count(*)::int from core.page_revision where page_id = ${id}) as revisions
    from core.page_content c where c.page_id = ${id}`,
)
tell({ found })

for (let revision = Number(found?.revision ?? 1); ; ) {
  tell({ begun: revision + 1 })
  const saved = await as(() =>
    contents.save({ id, content: encodeContent(contentOf(revision + 1)), revision }, noAuthor),
  ).catch(
    // PostgreSQL may still finish what the killed process had sent: its last save then lands only now.
    async (error: unknown) => {
      if (!(error instanceof AshlarError) || error.code !== 'STALE_REVISION') throw error
      return as(() => pages.byId(id))
    },
  )
  revision = saved.contentRevision
  tell({ saved: revision })
}
