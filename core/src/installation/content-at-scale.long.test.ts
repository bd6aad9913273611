import { type BlockMigration, defineBlock } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { SitePages } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAs } from '../data/index.ts'
import { contentWith, putPages } from './documents.fixtures.ts'
import { ChangingInstallation } from './under-test.fixtures.ts'

const name = '@acme/quote'
const many = 10_000
const poisoned = 7_341

/** Data version 1 calls it `a`, 2 `b`, 3 `c`, 4 `text`: each migration renames it. */
const names = ['a', 'b', 'c', 'text'] as const
const rename =
  (at: number): BlockMigration =>
  (props) => {
    const { [names[at] ?? '']: value, ...rest } = props
    if (at === 2 && value === 'poison') throw new Error('the text is poison')
    return { ...rest, [names[at + 1] ?? '']: value }
  }

function quotes(version: string, migrations: number) {
  const block = defineBlock({
    ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content' },
    schema: Type.Object({ [names[migrations] ?? 'text']: Type.String({ default: '' }) }),
    migrations: Array.from({ length: migrations }, (_, at) => rename(at)),
  })
  return { name, version, root: { block }, renderer: defineBlockRenderer(block, () => null) }
}

let site: ChangingInstallation
let ids: readonly number[]
beforeAll(async () => {
  site = await ChangingInstallation.open()
  site.store.publish(quotes('3.0.0', 2), quotes('4.0.0', 3))
  await site.change({ action: 'install', name, version: '3.0.0' })
  const contents = Array.from({ length: many }, (_, at) => {
    const version = (at % 3) + 1
    return contentWith('acme/quote', version, { [names[version - 1] ?? '']: `text ${at}` })
  })
  ids = await putPages(site.whole, contents)
}, 300_000)
afterAll(() => site?.close())

const checksum = async () => {
  const [row] = await site.whole.sql<{ sum: string }>`
    select md5(string_agg(page_id || c.content::text, ',' order by page_id)) as sum from core.page_content c`
  return row?.sum
}

const setText = (id: number | undefined, text: string) => site.whole.sql`
  update core.page_content set content = jsonb_set(content, '{nodes,one,props}',
    jsonb_build_object((array['a', 'b', 'c'])[(content #>> '{nodes,one,version}')::int], ${text}::text)) where page_id = ${id}`

test(`issue 3: a throw in document ${poisoned} of ${many} leaves all byte-identical`, async () => {
  await setText(ids[poisoned - 1], 'poison')
  const before = await checksum()
  const plan = await site.plan({ action: 'upgrade', name, version: '4.0.0' })
  expect(plan.obstacles).toMatchObject([{ code: 'CONTENT_FAILED' }])
  expect(plan.content).toMatchObject({ checked: many, changed: many, failed: 1 })
  expect(await checksum()).toBe(before)
  expect(site.serving()).toEqual({ [name]: '3.0.0' })
  await setText(ids[poisoned - 1], `text ${poisoned - 1}`)
})

test(`issue 3: one upgrade brings ${many} documents of three data versions forward, and rewrites none`, async () => {
  const before = await checksum()
  const since = performance.now()
  expect(await site.change({ action: 'upgrade', name, version: '4.0.0' })).toMatchObject({ state: 'done' })
  console.info(`planned and made in ${Math.round(performance.now() - since)} ms`)
  expect(await checksum()).toBe(before)
  const pages = site.whole.composition.resolve(SitePages)
  const slugs = await site.whole.sql<{ slug: string }>`select slug from core.page order by id`
  const read = await runAs({ tenant: site.whole.tenants.a }, async () => {
    const texts: unknown[] = []
    for (const { slug } of slugs) {
      const page = await pages.find(slug, { anyStatus: true })
      texts.push([page?.content.nodes.one?.version, page?.content.nodes.one?.props.text])
    }
    return texts
  })
  expect(read).toEqual(Array.from({ length: many }, (_, at) => [4, `text ${at}`]))
})
