import { deflateSync } from 'node:zlib'
import { blankContent, blockCatalogue, type Content, type ContentNode, defineBlock, RawHtml } from '@ashlar/sdk'
import { type Actor, AshlarError, decodeContent, encodeContent } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { container, fixtureBlocks, pageWith, section, wrapper } from './content.fixtures.ts'
import type { ContentWrite } from './content.service.ts'
import { ada, as, ben, type PageServices, type PagesFixture, pagesFixture } from './pages.fixture.ts'

let fixture: PagesFixture
beforeAll(async () => {
  fixture = await pagesFixture()
})
afterAll(() => fixture.db.close())

const gallery = defineBlock({
  type: 'acme/gallery',
  title: 'Gallery',
  icon: 'square',
  category: 'media',
  schema: Type.Object({ count: Type.Integer({ default: 3 }) }),
})

const newPage = (title: string) => as(fixture.first, () => fixture.pages.create({ title, status: 'published' }, ada))
const save = (write: ContentWrite, services: PageServices = fixture, author = ada) =>
  as(fixture.first, () => services.contents.save(write, author))
const encoded = (props: ContentNode['props'], type?: string, version?: number) =>
  encodeContent(pageWith(props, type, version))
const contentOf = (page: { content: string | null }) => decodeContent(page.content)
const stateOf = (id: number) =>
  fixture.db.admin(
    `select c.revision, c.content, p.revision as form, (select count(*)::integer from core.page_revision r where r.page_id = $1) as kept
     from core.page_content c join core.page p on p.id = c.page_id where c.page_id = $1`,
    [id],
  )

describe('saving content', () => {
  it('is live at once, counts its own revision and is found by its words (API-103)', async () => {
    const page = await newPage('Save')
    const saved = await save({ id: page.id, content: encoded({ text: 'Earthenware' }), revision: 1 })
    expect(saved).toMatchObject({ contentRevision: 2, revision: 1, contentUnreadable: false })
    expect(contentOf(saved)).toEqual(pageWith({ text: 'Earthenware' }))
    const shown = await as(fixture.first, () => fixture.sitePages.find('save', { anyStatus: false }))
    expect(shown?.content).toEqual(pageWith({ text: 'Earthenware' }))
    const { rows } = await as(fixture.first, () => fixture.pages.list({ search: 'earthen' }))
    expect(rows.map(({ id }) => id)).toEqual([page.id])
    const used = await fixture.db.admin(
      `select block_type from core.block_usage where kind = 'page' and id = $1 order by 1`,
      [page.id],
    )
    expect(used.map((row) => row.block_type)).toEqual(['container', 'note', 'section', 'wrapper'])
  })

  it('takes plain JSON, and nothing for the blank layout (EDIT-020)', async () => {
    const page = await newPage('Plain')
    expect(contentOf(await save({ id: page.id, content: JSON.stringify(pageWith({})) }))).toEqual(pageWith({}))
    expect((await save({ id: page.id, content: '' })).content).toBeNull()
    expect((await as(fixture.first, () => fixture.sitePages.find('plain', { anyStatus: false })))?.content).toEqual(
      blankContent(),
    )
  })

  it('sanitises rich text before it is stored (T4)', async () => {
    const page = await newPage('Rich')
    await save({ id: page.id, content: encoded({ body: '<p onclick="x">Hi<script>1</script></p>' }) })
    const [row] = await stateOf(page.id)
    expect(JSON.stringify(row)).toContain('<p>Hi</p>')
    expect(JSON.stringify(row)).not.toContain('onclick')
  })

  it('OPEN-236: raw HTML stays as it is for whoever may write it, and where it is stored; others get it made safe (T5)', async () => {
    const embed = defineBlock({
      ...{ type: 'embed', title: 'Embed', icon: 'square', category: 'content' },
      schema: Type.Object({ html: RawHtml({ default: '', permission: 'custom_html.can_edit' }) }),
    })
    const services = fixture.with(blockCatalogue([...fixtureBlocks, embed]))
    const { id } = await newPage('Raw')
    const script = '<p onclick="x">Hi</p><script>1</script>'
    const saveAs = (html: string, rights: { can: (permission: string) => boolean } | null) =>
      runAs({ tenant: fixture.first, rights }, () =>
        services.contents.save({ id, content: encoded({ html }, 'embed') }, ada),
      )
    const html = (page: { content: string | null }) => contentOf(page)?.nodes['n']?.props['html']
    const editor = { can: (permission: string) => ['pages.can_edit', 'page_layout.can_edit'].includes(permission) }
    const administrator = { can: () => true }

    expect(html(await saveAs(script, editor))).toBe('<p>Hi</p>')
    expect(html(await saveAs(script, null))).toBe('<p>Hi</p>')
    expect(html(await saveAs(script, administrator))).toBe(script)
    expect(html(await saveAs(script, editor))).toBe(script)
    expect(html(await saveAs(`${script}<script>2</script>`, editor))).toBe('<p>Hi</p>')
    const draft = await runAs({ tenant: fixture.first, rights: editor }, () =>
      services.drafts.put(id, encoded({ html: '<img src=x onerror=1>' }, 'embed'), 6, adaActor),
    )
    expect(html(draft)).not.toContain('onerror')
  })

  it('of two editors who began from one revision lets the first one in and tells the second (C6)', async () => {
    const page = await newPage('Two editors')
    const both = await Promise.allSettled([
      save({ id: page.id, content: encoded({ text: 'Ada' }), revision: 1 }, fixture, ada),
      save({ id: page.id, content: encoded({ text: 'Ben' }), revision: 1 }, fixture, ben),
    ])
    const won = both.find((each) => each.status === 'fulfilled')
    const lost = both.find((each) => each.status === 'rejected')
    expect(lost?.reason).toMatchObject({ status: 409, code: 'STALE_REVISION' })
    expect(lost?.reason.details.current).toMatchObject({
      revision: 2,
      content: won?.value.content,
      changedBy: won?.value.changedBy,
      changedAt: expect.stringMatching(/Z$/),
    })
    expect(await stateOf(page.id)).toMatchObject([{ revision: 2, kept: 1 }])
  })

  it('without a revision overwrites, and what it replaced stays a revision', async () => {
    const page = await newPage('Overwrite')
    await save({ id: page.id, content: encoded({ text: 'One' }) })
    await save({ id: page.id, content: encoded({ text: 'Two' }) }, fixture, ben)
    const { rows } = await as(fixture.first, () => fixture.revisions.list(page.id, {}))
    expect(rows).toMatchObject([
      { kind: 'overwrite', revision: 3, createdBy: 'Ben' },
      { kind: 'save', revision: 2, createdBy: 'Ada' },
    ])
    const kept = await as(fixture.first, () => fixture.revisions.byId(page.id, rows[1]?.id ?? 0))
    expect(contentOf(kept)).toEqual(pageWith({ text: 'One' }))
  })

  it('of a copied page keeps the copy as a revision too', async () => {
    const source = await newPage('Source')
    await save({ id: source.id, content: encoded({ text: 'Copied' }) })
    const copy = await as(fixture.first, () => fixture.pages.create({ title: 'Copy', copyFrom: source.id }, ben))
    expect(contentOf(copy)).toEqual(pageWith({ text: 'Copied' }))
    await save({ id: copy.id, content: encoded({ text: 'Changed' }) })
    const { rows } = await as(fixture.first, () => fixture.revisions.list(copy.id, {}))
    expect(rows.map(({ revision }) => revision)).toEqual([2, 1])
  })

  it('is restored as a new revision', async () => {
    const page = await newPage('Restore')
    await save({ id: page.id, content: encoded({ text: 'One' }) })
    await save({ id: page.id, content: encoded({ text: 'Two' }) })
    const { rows } = await as(fixture.first, () => fixture.revisions.list(page.id, {}))
    const oldest = rows.at(-1)?.id ?? 0
    await expect(
      as(fixture.first, () => fixture.contents.restore(page.id, oldest, { revision: 1 }, ada)),
    ).rejects.toMatchObject({
      status: 409,
    })
    const restored = await as(fixture.first, () => fixture.contents.restore(page.id, oldest, { revision: 3 }, ben))
    expect(contentOf(restored)).toEqual(pageWith({ text: 'One' }))
    const after = await as(fixture.first, () => fixture.revisions.list(page.id, {}))
    expect(after.rows[0]).toMatchObject({ kind: 'restore', label: 'Revision 2', revision: 4, createdBy: 'Ben' })
    const other = await newPage('Other page')
    await expect(as(fixture.first, () => fixture.contents.restore(other.id, oldest, {}, ada))).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a restore goes through the gate of a save', () => {
  const revisionsOf = async (id: number) => (await as(fixture.first, () => fixture.revisions.list(id, {}))).rows
  /** A page whose first revision holds what no save would take, as an older version or an import may have left it. */
  const pageWithOld = async (title: string, old: Content) => {
    const page = await newPage(title)
    await save({ id: page.id, content: encoded({ text: 'One' }) })
    await save({ id: page.id, content: encoded({ text: 'Two' }) })
    const first = (await revisionsOf(page.id)).at(-1)?.id ?? 0
    await fixture.db.admin('update core.page_revision set content = $2::jsonb where id = $1', [
      first,
      JSON.stringify(old),
    ])
    return { id: page.id, first }
  }

  it('a revision with a linked template that is gone is refused, and the page stays', async () => {
    const old = pageWith({ text: 'One' })
    const linked = { type: 'section', version: 1, props: {}, parent: 'root', children: [], template: 999_999 }
    const root = { ...(old.nodes['root'] ?? expect.unreachable()), children: ['s', 'l'] }
    const { id, first } = await pageWithOld('Linked', { ...old, nodes: { ...old.nodes, root, l: linked } })
    await expect(as(fixture.first, () => fixture.contents.restore(id, first, {}, ada))).rejects.toMatchObject({
      ...{ status: 422, code: 'CONTENT_NOT_VALID' },
      errors: [{ path: 'nodes/l/template' }],
    })
    expect(await stateOf(id)).toMatchObject([{ revision: 3, content: pageWith({ text: 'Two' }) }])
  })

  it('a revision whose blocks stand where none may stand is refused', async () => {
    const old = pageWith({ text: 'One' })
    const nodes = { ...old.nodes, n: { ...(old.nodes['n'] ?? expect.unreachable()), type: 'section', props: {} } }
    const { id, first } = await pageWithOld('Misplaced', { ...old, nodes })
    await expect(as(fixture.first, () => fixture.contents.restore(id, first, {}, ada))).rejects.toMatchObject({
      ...{ status: 422, code: 'CONTENT_NOT_VALID' },
      errors: [{ path: 'nodes/n/parent' }],
    })
  })

  it('rich text of a revision is cleaned, and a block that is stored so stays, however old it is (T4)', async () => {
    const { id, first } = await pageWithOld(
      'Dirty',
      pageWith({ body: '<p onclick="x">Hi</p>', customCss: '} a { top: 0' }),
    )
    // More of them than a save looks through.
    await fixture.db.admin(
      `insert into core.page_revision (tenant_id, page_id, revision, kind, label, author_name)
      select tenant_id, page_id, revision + n, kind, label, author_name
      from core.page_revision, generate_series(1, 120) n where page_id = $1 and id <> $2`,
      [id, first],
    )
    await as(fixture.first, () => fixture.contents.restore(id, first, {}, ada))
    expect(await stateOf(id)).toMatchObject([{ content: pageWith({ body: '<p>Hi</p>', customCss: '} a { top: 0' }) }])
  })
})

describe('custom CSS of a block (STYLE-024, T6)', () => {
  it('is refused with its line in a sentence; what was stored before the rule stays as it is', async () => {
    const page = await newPage('Custom CSS')
    const { content } = await save({ id: page.id, content: encoded({ customCss: 'color: red' }) })
    expect(content).not.toBeNull()
    const refused = save({ id: page.id, content: encoded({ customCss: 'top: 0;\n@import url(x.css);' }) })
    await expect(refused).rejects.toMatchObject({
      status: 422,
      errors: [{ message: expect.stringMatching(/^The custom CSS can't be used\. Line 2: @import/) }],
    })
    const stored = JSON.stringify(pageWith({ customCss: '} a { top: 0' }))
    await fixture.db.admin('update core.page_content set content = $2::jsonb where page_id = $1', [page.id, stored])
    await save({ id: page.id, content: encoded({ customCss: '} a { top: 0' }) })
  })
})

describe('content that is refused (Z2)', () => {
  const nodes = (change: (content: Content) => void) => {
    const content = pageWith({ text: 'x' })
    change(content)
    return JSON.stringify(content)
  }
  const at = (content: Content, id: string): ContentNode => content.nodes[id] ?? expect.unreachable()

  it.each<[string, string, number, RegExp]>([
    ['neither JSON nor base64', '?!', 400, /./],
    ['not compressed', Buffer.from(nodes(() => {})).toString('base64'), 400, /./],
    ['a bomb of 1000:1', deflateSync(Buffer.alloc(32 * 1024 * 1024)).toString('base64'), 413, /./],
    ['__proto__', nodes(() => {}).replace('"text"', '"__proto__"'), 400, /./],
    ['a parent elsewhere', nodes((c) => (at(c, 'n').parent = 's')), 422, /^nodes\/[cn]\//],
    ['a cycle', nodes((c) => (at(c, 'c').children = ['n', 's'])), 422, /^nodes\/c\/children$/],
    ['a prop out of bounds', encoded({ size: 11 }), 422, /^nodes\/n\/props\/size$/],
    ['a prop of another type', encoded({ text: 1 }), 422, /^nodes\/n\/props\/text$/],
    ['an unknown prop', encoded({ onClick: 'x' }), 422, /^nodes\/n\/props\/onClick$/],
    [
      'CSS that reaches out of its block',
      encoded({ customCss: '} body { top: 0' }),
      422,
      /^nodes\/n\/props\/customCss$/,
    ],
    ['CSS of another host', encoded({ customCss: '@import "//evil.example"' }), 422, /^nodes\/n\/props\/customCss$/],
    ['a block of an unknown type', encoded({}, 'acme/gallery'), 422, /^nodes\/n\/type$/],
    ['a data version that nobody knows', encoded({}, 'note', 9), 422, /^nodes\/n\/version$/],
    ['a note in a section', nodes((c) => (at(c, 'c').type = 'note')), 422, /^nodes\/(c|n)\//],
    ['a container as root', nodes((c) => (at(c, 'root').type = 'container')), 422, /^nodes\//],
    ['a slot that is not there', nodes((c) => (at(c, 'n').slot = 'tabs:1')), 422, /^nodes\/n\/slot$/],
    ['a linked template that is not there', nodes((c) => (at(c, 'n').template = 12_345)), 422, /^nodes\/n\/template$/],
  ])('%s: names the place and changes nothing', async (title, content, status, place) => {
    const page = await newPage(`Refused ${title}`)
    await save({ id: page.id, content: encoded({ text: 'Before' }) })
    const before = await stateOf(page.id)
    for (const write of [
      () => save({ id: page.id, content, revision: 2 }),
      () => as(fixture.first, () => fixture.drafts.put(page.id, content, 2, adaActor)),
    ]) {
      const refused: unknown = await write().then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!(refused instanceof AshlarError)) expect.fail(String(refused))
      expect(refused.status).toBe(status)
      if (status === 422) expect(refused.errors[0]?.path).toMatch(place)
    }
    expect(await stateOf(page.id)).toEqual(before)
    expect(await fixture.db.admin('select 1 from core.page_draft where page_id = $1', [page.id])).toEqual([])
  })
})

describe('a block whose package is gone', () => {
  const withGallery = () => fixture.with(blockCatalogue([...fixtureBlocks, gallery]))

  it('is kept, byte for byte, through ten saves of its page, and may be moved but not changed', async () => {
    const page = await newPage('Unknown')
    await save({ id: page.id, content: encoded({ count: 5 }, 'acme/gallery') }, withGallery())
    for (let round = 1; round <= 10; round += 1) {
      const now = await as(fixture.first, () => fixture.pages.byId(page.id))
      const content = contentOf(now) ?? expect.unreachable()
      content.nodes[`note${round}`] = {
        type: 'note',
        version: 1,
        props: { text: `${round}` },
        parent: 'c',
        children: [],
      }
      content.nodes.c?.children.unshift(`note${round}`)
      await save({ id: page.id, content: encodeContent(content), revision: now.contentRevision })
    }
    const [row] = await stateOf(page.id)
    expect(row).toMatchObject({
      revision: 12,
      content: { nodes: { n: pageWith({ count: 5 }, 'acme/gallery').nodes.n } },
    })
    await expect(save({ id: page.id, content: encoded({ count: 6 }, 'acme/gallery') })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'nodes/n/type' }],
    })
  })

  it('comes back from a revision, and from a template as a copy', async () => {
    const page = await newPage('From revision')
    await save({ id: page.id, content: encoded({ count: 7 }, 'acme/gallery') }, withGallery())
    await save({ id: page.id, content: encoded({ text: 'without' }) })
    expect(contentOf(await save({ id: page.id, content: encoded({ count: 7 }, 'acme/gallery') }))).toEqual(
      pageWith({ count: 7 }, 'acme/gallery'),
    )
    const other = await newPage('From template')
    const content = encoded({ count: 8 }, 'acme/gallery')
    await expect(save({ id: other.id, content })).rejects.toMatchObject({ status: 422 })
    const root: Content = {
      rootNodeId: 'c',
      nodes: {
        c: { type: 'container', version: 1, props: {}, parent: null, children: ['n'] },
        n: { type: 'acme/gallery', version: 1, props: { count: 8 }, parent: 'c', children: [] },
      },
    }
    const template = { componentName: 'Gallery', content: encodeContent(root) }
    await as(fixture.first, () => withGallery().templates.create(template, 'container', ada))
    expect((await save({ id: other.id, content })).contentRevision).toBe(2)
  })

  it('is accepted in no other tenant', async () => {
    const theirs = await as(fixture.second, () => fixture.pages.create({ title: 'Theirs' }, ben))
    const write = { id: theirs.id, content: encoded({ count: 5 }, 'acme/gallery') }
    await expect(as(fixture.second, () => fixture.contents.save(write, ben))).rejects.toMatchObject({ status: 422 })
  })
})

describe('content of an older data version', () => {
  const newer = defineBlock({
    type: 'note',
    title: 'Note',
    icon: 'square',
    category: 'basic',
    schema: Type.Object({ words: Type.String({ default: '' }) }),
    migrations: [({ text }) => ({ words: text ?? '' })],
  })

  it('is brought forward when it is read and rewritten when it is saved', async () => {
    const page = await newPage('Older')
    await save({ id: page.id, content: encoded({ text: 'Old' }) })
    const upgraded = fixture.with(blockCatalogue([wrapper, section, container, newer]))
    const read = await as(fixture.first, () => upgraded.pages.byId(page.id))
    expect(contentOf(read)?.nodes.n).toMatchObject({ version: 2, props: { words: 'Old' } })
    expect(await stateOf(page.id)).toMatchObject([{ content: { nodes: { n: { version: 1 } } } }])
    await save({ id: page.id, content: read.content, revision: 2 }, upgraded)
    expect(await stateOf(page.id)).toMatchObject([{ content: { nodes: { n: { version: 2 } } } }])
  })
})

describe('stored content that cannot be read (EDIT-041, OPEN-127)', () => {
  it('is empty, logged, and overwritten only when that was confirmed; what it was stays a revision', async () => {
    const page = await newPage('Unreadable')
    await fixture.db.admin(`update core.page_content set content = '{"broken":true}' where page_id = $1`, [page.id])
    fixture.logged.length = 0
    const read = await as(fixture.first, () => fixture.pages.byId(page.id))
    expect(read).toMatchObject({ content: null, contentUnreadable: true })
    const shown = await as(fixture.first, () => fixture.sitePages.find('unreadable', { anyStatus: false }))
    expect(shown?.content).toEqual(blankContent())
    expect(fixture.logged).toEqual(['Failed to parse content', 'Failed to parse content'])

    const write = { id: page.id, content: encoded({ text: 'New' }), revision: 1 }
    await expect(save(write)).rejects.toMatchObject({ status: 409, code: 'CONTENT_UNREADABLE' })
    expect(await save({ ...write, overwriteUnreadable: true })).toMatchObject({
      contentRevision: 2,
      contentUnreadable: false,
    })
    const kept = await fixture.db.admin('select kind, content from core.page_revision where page_id = $1 order by id', [
      page.id,
    ])
    expect(kept).toMatchObject([{ kind: 'save', content: { broken: true } }, { kind: 'overwrite' }])
    const { rows } = await as(fixture.first, () => fixture.revisions.list(page.id, {}))
    const unreadable = rows.at(-1)?.id ?? 0
    await expect(as(fixture.first, () => fixture.contents.restore(page.id, unreadable, {}, ada))).rejects.toMatchObject(
      { status: 422 },
    )
  })
})

const actor = (guid: string): Actor => ({
  guid,
  id: 1,
  roleId: 4,
  displayName: '',
  language: '',
  email: '',
  isPlatformAdministrator: false,
  agencyId: null,
  by: 'session',
  can: () => true,
})
const adaActor = actor(ada.guid ?? '')
const benActor = actor(ben.guid ?? '')

describe('a draft', () => {
  const find = (id: number, whose: Actor) => as(fixture.first, () => fixture.drafts.find(id, whose))

  it('is private, changes nothing public, and ends when its writer saves', async () => {
    const page = await newPage('Draft')
    await as(fixture.first, () => fixture.drafts.put(page.id, encoded({ text: 'one' }), 1, adaActor))
    await as(fixture.first, () => fixture.drafts.put(page.id, encoded({ text: 'two' }), 1, adaActor))
    await as(fixture.first, () => fixture.drafts.put(page.id, encoded({ text: 'of Ben' }), 1, benActor))
    const draft = await find(page.id, adaActor)
    expect(draft).toMatchObject({ contentRevision: 1 })
    expect(draft && contentOf(draft)).toEqual(pageWith({ text: 'two' }))
    expect(await stateOf(page.id)).toMatchObject([{ revision: 1, content: null, kept: 0 }])
    await save({ id: page.id, content: encoded({ text: 'two' }), revision: 1 })
    expect(await find(page.id, adaActor)).toBeNull()
    await as(fixture.first, () => fixture.drafts.put(page.id, encoded({ text: 'three' }), 2, benActor))
    expect(await find(page.id, benActor)).toMatchObject({ contentRevision: 2, base: null })
    await save({ id: page.id, content: encoded({ text: 'by Ada' }), revision: 2 })
    // What Ben's draft was begun from, to set it side by side with what Ada saved.
    const base = (await find(page.id, benActor))?.base ?? null
    expect(contentOf({ content: base })).toEqual(pageWith({ text: 'two' }))
    await as(fixture.first, () => fixture.drafts.remove(page.id, benActor))
    expect(await find(page.id, benActor)).toBeNull()
  })

  it('is nothing to another tenant', async () => {
    const page = await newPage('Draft of ours')
    await expect(as(fixture.second, () => fixture.drafts.put(page.id, null, 1, adaActor))).rejects.toMatchObject({
      status: 404,
    })
    await expect(as(fixture.second, () => fixture.drafts.find(page.id, adaActor))).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a revision', () => {
  it('can be neither changed nor deleted by a request, whatever it runs', async () => {
    const page = await newPage('Append only')
    await save({ id: page.id, content: encoded({ text: 'kept' }) })
    for (const kind of ['update', 'delete'] as const) {
      const work = as(fixture.first, () =>
        fixture.db.database.tenant((tx) =>
          kind === 'update'
            ? tx.sql`update core.page_revision set content = null where page_id = ${page.id}`
            : tx.sql`delete from core.page_revision where page_id = ${page.id}`,
        ),
      )
      await expect(work).rejects.toThrow()
    }
    expect(await stateOf(page.id)).toMatchObject([{ kept: 1 }])
  })
})
