import { join } from 'node:path'
import { defineBlock } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distribution } from '../composition.ts'
import { Stage } from '../stage/stage.ts'
import { withStories } from './story-site.ts'

const list = defineBlock({
  ...{ type: 'acme/list', title: 'List', icon: 'list', category: 'content' },
  schema: Type.Object({}),
  nesting: { accepts: ['acme/item'] },
})
/** Stands in a list only; version 1 called its text `words`; throws when it is told to. */
const item = defineBlock({
  ...{ type: 'acme/item', title: 'Item', icon: 'dot', category: 'content' },
  schema: Type.Object({ text: Type.String({ default: 'Item' }) }),
  nesting: { in: ['acme/list'] },
  migrations: [({ words, ...props }) => ({ ...props, text: words })],
})
const acme = {
  name: '@acme/list',
  root: { list, item },
  renderer: [
    defineBlockRenderer(list, ({ root, children }) => <ul {...root}>{children}</ul>),
    defineBlockRenderer(item, ({ root, props }) => {
      if (props.text === 'Throw') throw new Error('It was told to.')
      return <li {...root}>{props.text}</li>
    }),
  ],
}

const stage = new Stage()
stage.show('@acme/list', [
  { name: 'old', file: 'item-v1', version: 1, props: { words: 'Written in version 1' } },
  { name: 'thrown', file: 'item-v2', version: 2, props: { text: 'Throw' } },
])

let host: TestHost
beforeAll(async () => {
  const blocks = join(import.meta.dirname, '../../../../blocks')
  const names = (await distribution).map(({ name }) => name).filter((name) => name.startsWith('@ashlar/block-'))
  const folders = names.map((name) => join(blocks, name.replace('@ashlar/block-', '')))
  host = await testHost({ packages: [...folders, acme], surfaces: [withStories(site, stage)] })
})
afterAll(() => host.close())

const story = (path: string) => host.visitor().get(`/playground/stories/${path}`)

test('a story is a page of the site, its block where it may stand, its data brought forward', async () => {
  const { statusCode, body } = await story('acme~item/item-v1-old')
  expect(statusCode).toBe(200)
  expect(body).toMatch(
    /block-section"><div[^>]*block-container"><ul[^>]*block-acme-list"><li class="b-story block-acme-item">Written in version 1</,
  )
})

test('a story shows unfinished work: it is noindex, and made anew each time', async () => {
  const shows = (text: string) =>
    stage.show('@acme/list', [{ name: 'new', file: 'item-v2', version: 2, props: { text } }])
  shows('First')
  expect((await story('acme~item/item-v2-new')).body).toContain('<meta name="robots" content="noindex, nofollow">')
  shows('Second')
  expect((await story('acme~item/item-v2-new')).body).toContain('>Second<')
})

test('says why a block is not on its page', async () => {
  stage.show('@acme/list', [{ name: 'thrown', file: 'item-v2', version: 2, props: { text: 'Throw' } }])
  expect((await story('acme~item/item-v2-thrown')).body).not.toContain('b-story')
  expect(stage.whyBroken('acme/item')).toContain('It was told to.')
})

test('an address without a story is not there', async () => {
  expect((await story('acme~item/nothing')).statusCode).toBe(404)
})
