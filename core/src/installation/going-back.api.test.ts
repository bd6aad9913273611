import { type BlockMigration, type Content, defineBlock, defineModule } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineServer, health } from '@ashlar/sdk/server'
import { Faults } from '@ashlar/sdk/surface'
import Type from 'typebox'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageDocuments } from '../platform/pages/page.documents.ts'
import { contentWith, putPages } from './documents.fixtures.ts'
import { ChangingInstallation } from './under-test.fixtures.ts'

const name = '@acme/quote'
const type = 'acme/quote'

/** A version whose block calls its text by this prop. */
function quotes(version: string, prop: string, migrations: readonly BlockMigration[] = [], more: object = {}) {
  const schema = Type.Object({ [prop]: Type.String({ default: '', maxLength: 10 }) })
  const block = defineBlock({ type, title: 'Quote', icon: 'quote', category: 'content', schema, migrations })
  return { name, version, root: { block }, renderer: defineBlockRenderer(block, () => null), ...more }
}

const renamed: BlockMigration = {
  up: ({ words, ...props }) => ({ ...props, text: words }),
  down: ({ text, ...props }) => {
    if (text === 'poison') throw new Error('the text is poison')
    return { ...props, words: text === 'long' ? 'longer than ten' : text }
  },
}

let site: ChangingInstallation
beforeEach(async () => {
  site = await ChangingInstallation.open()
  site.store.publish(quotes('1.0.0', 'words'), quotes('2.0.0', 'text', [renamed]))
  await site.change({ action: 'install', name, version: '1.0.0' })
})
afterEach(() => site?.close())

const upgrade = () => site.change({ action: 'upgrade', name, version: '2.0.0' })
const saved = (text: string) => contentWith(type, 2, { text })

/** The blocks of stored pages, in the order in which they were made. */
async function stored() {
  const rows = await site.whole.sql<{ content: Content }>`select content from core.page_content order by page_id`
  return rows.map(({ content: { nodes } }) => ({ version: nodes['one']?.version, props: nodes['one']?.props }))
}

test('issue 15: a roll back stores what the newer version has saved as the older one knows it', async () => {
  await putPages(site.whole, [contentWith(type, 1, { words: 'one' })])
  await upgrade()
  const [id] = await putPages(site.whole, [saved('two')], 'b')
  const { guid } = site.whole.tenants.b
  const json = JSON.stringify(saved('three'))
  await site.whole.sql`insert into core.page_draft (tenant_id, page_id, account, content, base_revision)
    values (${guid}, ${id}, '018f0000-0000-7000-8000-00000000000a', ${json}::jsonb, 1)`
  await site.whole.sql`insert into core.page_revision (tenant_id, page_id, revision, content, kind)
    values (${guid}, ${id}, 1, ${json}::jsonb, 'save')`
  const [template] = await site.whole.sql<{ id: string }>`
    insert into core.component_template (tenant_id, name, type, content)
    values (${guid}, 'Header', 'section', ${json}::jsonb) returning id`
  await site.whole.sql`insert into core.component_template_revision (tenant_id, template_id, revision, content)
    values (${guid}, ${template?.id}, 1, ${json}::jsonb)`

  const plan = await site.plan({ action: 'rollback', name })
  expect(plan).toMatchObject({ obstacles: [], content: { checked: 6, documents: [] } })
  expect(plan.warnings).toEqual([
    '5 documents will be converted to the older version of the block. Data that only the newer version supports may be lost.',
  ])
  expect(await site.change({ action: 'rollback', name })).toMatchObject({ state: 'done', to: '1.0.0' })
  expect(await stored()).toEqual([
    { version: 1, props: { words: 'one' } },
    { version: 1, props: { words: 'two' } },
  ])
  const rows = await site.whole.sql<{ node: object }>`select content #> '{nodes,one}' as node from core.page_draft
    union all select content #> '{nodes,one}' from core.page_revision
    union all select content #> '{nodes,one}' from core.component_template
    union all select content #> '{nodes,one}' from core.component_template_revision`
  expect(rows.map(({ node }) => node)).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ version: 1, props: { words: 'three' } })),
  )
  // And forward again, as ever.
  await upgrade()
  expect(await site.plan({ action: 'rollback', name })).toMatchObject({ warnings: [] })
})

test('issue 15: data whose way back fails, or gives what the older block refuses, stay as stored and are named', async () => {
  await upgrade()
  await putPages(site.whole, [saved('poison'), saved('long'), saved('fine')])
  const plan = await site.plan({ action: 'rollback', name })
  expect(plan.obstacles).toEqual([])
  expect(plan.content.documents.map(({ title, node, reason }) => [title, node, reason])).toEqual([
    ['Page 1', 'one', 'The block "Quote" could not convert its data back: the text is poison'],
    [
      'Page 2',
      'one',
      expect.stringMatching(
        /^The downgrade of the block “Quote” returns data that its older version refuses. The prop “words”/,
      ),
    ],
  ])
  expect(plan.warnings).toEqual([
    'One document will be converted to the older version of the block. Data that only the newer version supports may be lost.',
    '2 documents were saved with a newer version of a block. Nothing is changed, but the block is not shown there until the newer version is back.',
  ])
  await site.change({ action: 'rollback', name })
  expect(await stored()).toEqual([
    { version: 2, props: { text: 'poison' } },
    { version: 2, props: { text: 'long' } },
    { version: 1, props: { words: 'fine' } },
  ])
})

test('issue 15: a change that fails before it serves leaves the content as it was', async () => {
  const museum = defineModule({ id: 'museum', title: 'Museum' })
  let isHealthy = true
  const look = async () => {
    if (!isHealthy) throw new Error('the roof leaks')
  }
  const server = defineServer(museum, { health: [health('The roof is tight', [], look)] })
  const withHealth = (version: string, ...rest: [string, BlockMigration[]?]) => {
    const { root, ...values } = quotes(version, ...rest)
    return { ...values, name: '@acme/museum', root: { ...root, museum }, server, manifest: { id: 'museum' } }
  }
  await site.change({ action: 'remove', name })
  site.store.publish(withHealth('1.0.0', 'words'), withHealth('2.0.0', 'text', [renamed]))
  await site.change({ action: 'install', name: '@acme/museum', version: '1.0.0' })
  await site.change({ action: 'upgrade', name: '@acme/museum', version: '2.0.0' })
  await putPages(site.whole, [saved('one')])
  isHealthy = false
  expect(await site.change({ action: 'rollback', name: '@acme/museum' })).toMatchObject({ state: 'failed' })
  expect(await stored()).toEqual([{ version: 2, props: { text: 'one' } }])
})

test('issue 15: the end of a trial takes back the content of those who tried it, and nobody else’s', async () => {
  const { b } = site.whole.tenants
  await site.change({ action: 'try', name, version: '2.0.0', tenants: [b.id] })
  await putPages(site.whole, [saved('tried')], 'b')
  await putPages(site.whole, [saved('elsewhere')], 'a')
  await site.change({ action: 'withdraw', name })
  expect(await stored()).toEqual([
    { version: 1, props: { words: 'tried' } },
    { version: 2, props: { text: 'elsewhere' } },
  ])
})

test('issue 15: what the server takes back by itself takes its content back as well', async () => {
  await upgrade()
  await putPages(site.whole, [saved('one')])
  for (let count = 0; count < 5; count++) {
    const fault = { package: name, where: 'block' as const, place: 'acme/quote on page 7', error: new Error('torn') }
    site.whole.composition.resolve(Faults).report(fault)
  }
  await site.whole.installed.installation.idle()
  expect(site.serving()).toEqual({ [name]: '1.0.0' })
  expect(await stored()).toEqual([{ version: 1, props: { words: 'one' } }])
})

test('issue 15: what somebody has saved since it was read is not overwritten', async () => {
  const [id] = await putPages(site.whole, [saved('saved meanwhile')])
  const [pages] = pageDocuments
  const { guid } = site.whole.tenants.a
  const document = {
    key: `${id}/${guid}`,
    tenant: guid,
    title: '',
    address: '',
    content: JSON.stringify(saved('read')),
  }
  const { database } = site.whole.database.data
  await database.system(async (tx) => pages?.write?.(tx, [{ document, content: '{}' }]))
  expect(await stored()).toEqual([{ version: 2, props: { text: 'saved meanwhile' } }])
})
