import { type BlockMigration, defineBlock } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentWith, putPages } from './documents.fixtures.ts'
import { ChangingInstallation } from './under-test.fixtures.ts'

const name = '@acme/quote'

const longQuotes = (version: string) => {
  const schema = Type.Object({ text: Type.Array(Type.String(), { default: [] }) })
  const block = defineBlock({
    ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content', schema, migrations: [renamed] },
  })
  return { name, version, root: { block }, renderer: defineBlockRenderer(block, () => null) }
}

function quotes(version: string, migrations: readonly BlockMigration[], type = 'acme/quote') {
  const schema = Type.Object({ text: Type.String({ default: '' }) })
  const block = defineBlock({ type, title: 'Quote', icon: 'quote', category: 'content', schema, migrations })
  return { name, version, root: { block }, renderer: defineBlockRenderer(block, () => null) }
}

const renamed: BlockMigration = ({ words, ...props }) => ({ ...props, text: words })
const strict: BlockMigration = ({ text, ...props }) => {
  if (text === 'poison') throw new Error('the text is poison')
  return { ...props, text: `${text}!` }
}

let site: ChangingInstallation
beforeAll(async () => {
  site = await ChangingInstallation.open()
  site.store.publish(quotes('1.0.0', []), quotes('2.0.0', [renamed]), quotes('3.0.0', [renamed, strict]))
  site.store.publish(quotes('4.0.0', [], 'acme/saying'), longQuotes('5.0.0'))
  await site.change({ action: 'install', name, version: '1.0.0' })
  await putPages(site.whole, [
    contentWith('acme/quote', 1, { words: 'one' }),
    contentWith('acme/quote', 1, { words: 'two' }),
  ])
  await putPages(site.whole, [contentWith('acme/quote', 1, { words: 'three' })], 'b')
})
afterAll(() => site?.close())

const checksum = async () => {
  const [row] = await site.whole.sql<{ sum: string }>`
    select md5(string_agg(c.content::text, ',' order by page_id)) as sum from core.page_content c`
  return row?.sum
}

test('issue 3: an upgrade counts the documents, brings them forward on read, and rewrites none', async () => {
  const before = await checksum()
  const plan = await site.plan({ action: 'upgrade', name, version: '2.0.0' })
  expect(plan.blocks).toMatchObject([{ type: 'acme/quote', from: 1, to: 2, change: 'changed', documents: 3 }])
  expect(plan.content).toEqual({ checked: 3, changed: 3, failed: 0, documents: [] })
  expect(await site.change({ action: 'upgrade', name, version: '2.0.0' })).toMatchObject({ state: 'done' })
  expect(await checksum()).toBe(before)
  const usage = await site.get(`/usage/?name=${name}`)
  expect(usage.results).toMatchObject({
    total: 3,
    rows: [{ kind: 'page', tenant: 'Tenant A', blocks: ['acme/quote'] }, {}, {}],
  })
})

test('P3: content that could not be brought forward is an obstacle that names the document; nothing is changed', async () => {
  const [id] = await putPages(site.whole, [contentWith('acme/quote', 2, { text: 'poison' })])
  const before = await checksum()
  const plan = await site.plan({ action: 'upgrade', name, version: '3.0.0' })
  expect(plan.obstacles.map(({ code }) => code)).toEqual(['CONTENT_FAILED'])
  expect(plan.content).toMatchObject({ checked: 4, changed: 4, failed: 1 })
  expect(plan.content.documents).toMatchObject([{ kind: 'page', tenant: 'Tenant A', node: 'one', title: 'Page 1' }])
  expect(plan.content.documents[0]?.reason).toContain('the text is poison')
  const reply = await site.admin.post('/api/v1/admin/packages/changes/', { plan: plan.id })
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'PLAN_HAS_OBSTACLES'])
  expect([site.serving()[name], await checksum()]).toEqual(['2.0.0', before])
  await site.whole.sql`delete from core.page_content where page_id = ${id}`
})

test('issue 15: a prop that changes its type without a migration is an obstacle that names document, block and prop', async () => {
  const [id] = await putPages(site.whole, [contentWith('acme/quote', 2, { text: 'one' })])
  const plan = await site.plan({ action: 'upgrade', name, version: '5.0.0' })
  expect(plan.obstacles).toEqual([
    {
      code: 'CONTENT_MISFIT',
      message:
        'The new version would refuse the data of 4 documents. The first is “Page 1”: Its data does not fit the new block “Quote”. The prop “text”: Must be array. The author of the package must add a migration of the block for this data.',
    },
  ])
  await site.whole.sql`delete from core.page_content where page_id = ${id}`
})

test('what changed since the plan refuses the change: another set at once, other content when it is made', async () => {
  const plan = await site.plan({ action: 'upgrade', name, version: '3.0.0' })
  expect(plan.obstacles).toEqual([])
  const [id] = await putPages(site.whole, [contentWith('acme/quote', 2, { text: 'poison' })])
  const begun = await site.admin.post('/api/v1/admin/packages/changes/', { plan: plan.id })
  const change = await site.ended(begun.json().results.id)
  expect(change).toMatchObject({ state: 'failed', code: 'PLAN_CHANGED' })
  expect(site.serving()[name]).toBe('2.0.0')
  await site.whole.sql`delete from core.page_content where page_id = ${id}`

  const old = await site.plan({ action: 'upgrade', name, version: '3.0.0' })
  expect(await site.change({ action: 'upgrade', name, version: '3.0.0' })).toMatchObject({ state: 'done' })
  const late = await site.admin.post('/api/v1/admin/packages/changes/', { plan: old.id })
  expect([late.statusCode, late.json().code]).toEqual([409, 'PLAN_CHANGED'])
})

test('a roll back keeps what a newer version has saved, and says so; removal lists the pages that hold the blocks', async () => {
  await putPages(site.whole, [contentWith('acme/quote', 3, { text: 'new' })])
  const before = await checksum()
  const back = await site.plan({ action: 'rollback', name })
  expect(back).toMatchObject({ to: '2.0.0', obstacles: [] })
  expect(back.content.documents).toMatchObject([{ reason: expect.stringContaining('newer version') }])
  expect(back.warnings[0]).toMatch(/^One document was saved with a newer version of a block\. Nothing is changed/)
  expect(await site.change({ action: 'rollback', name })).toMatchObject({ state: 'done' })

  const removal = await site.plan({ action: 'remove', name })
  expect(removal.obstacles).toMatchObject([{ code: 'BLOCKS_IN_USE' }])
  expect(removal.content.documents).toHaveLength(4)
  expect(await site.plan({ action: 'remove', name, keepContent: true })).toMatchObject({ obstacles: [] })
  expect(await site.change({ action: 'remove', name, keepContent: true })).toMatchObject({ state: 'done' })
  expect(site.serving()).toEqual({})
  expect(await checksum()).toBe(before)

  const again = await site.plan({ action: 'install', name, version: '3.0.0' })
  expect(again.blocks).toMatchObject([{ change: 'added', documents: 4 }])
  expect(await site.change({ action: 'install', name, version: '3.0.0' })).toMatchObject({ state: 'done' })
  expect(await checksum()).toBe(before)
})

test('an upgrade that no longer brings a block in use is refused as a removal is', async () => {
  const plan = await site.plan({ action: 'upgrade', name, version: '4.0.0' })
  expect(plan.obstacles).toMatchObject([{ code: 'BLOCKS_IN_USE' }])
  expect(plan.blocks.map(({ type, change }) => [type, change])).toEqual([
    ['acme/saying', 'added'],
    ['acme/quote', 'removed'],
  ])
})

test('drafts, revisions and templates are brought forward too; what only a history holds is missed by nobody', async () => {
  const { guid } = site.whole.tenants.b
  const [id] = await putPages(site.whole, [contentWith('acme/quote', 1)], 'b')
  const json = JSON.stringify(contentWith('acme/quote', 2, { text: 'poison' }))
  const account = '018f0000-0000-7000-8000-00000000000a'
  await site.change({ action: 'rollback', name })
  expect(site.serving()[name]).toBe('2.0.0')
  await site.whole.sql`insert into core.page_draft (tenant_id, page_id, account, content, base_revision)
    values (${guid}, ${id}, ${account}, ${json}::jsonb, 1)`
  await site.whole.sql`insert into core.page_revision (tenant_id, page_id, revision, content, kind)
    values (${guid}, ${id}, 1, ${json}::jsonb, 'save')`
  const [template] = await site.whole.sql<{
    id: string
  }>`insert into core.component_template (tenant_id, name, type, content)
    values (${guid}, 'Header', 'section', ${json}::jsonb) returning id`
  await site.whole.sql`insert into core.component_template_revision (tenant_id, template_id, revision, content)
    values (${guid}, ${template?.id}, 1, ${json}::jsonb)`

  const { content } = await site.plan({ action: 'upgrade', name, version: '3.0.0' })
  expect(content.failed).toBe(4)
  expect(content.documents.map(({ kind, title }) => [kind, title])).toEqual([
    ['template', 'Header'],
    ['template-revision', 'Header (revision 1)'],
    ['page-draft', 'Page 1 (draft)'],
    ['page-revision', 'Page 1 (revision 1)'],
  ])
  const removal = await site.plan({ action: 'remove', name })
  expect(new Set(removal.content.documents.map(({ kind }) => kind))).toEqual(
    new Set(['template', 'page', 'page-draft']),
  )
})
