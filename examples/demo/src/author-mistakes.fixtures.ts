// One small package for each mistake that an author can make.
import { quotePackage, tarballOf } from '@ashlar/core/testing'
import {
  type BlockMigration,
  type Content,
  type ContentNode,
  defineBlock,
  defineModule,
  type Module,
} from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import {
  defineRoutes,
  defineServer,
  migration,
  type ServerContribution,
  statement,
  tenantTable,
} from '@ashlar/sdk/server'
import { defineSite, load, sitePage } from '@ashlar/sdk/site'
import type { TestPackage } from '@ashlar/sdk/testing'
import { createElement } from 'react'
import Type, { type TProperties } from 'typebox'

type Versioned = TestPackage & { readonly version: string }

/** A package of files, as it is uploaded, with the sentence that refuses it. */
export interface FileMistake {
  readonly what: string
  readonly tarball: () => Buffer
  readonly says: RegExp
}

const file = (path: string, body: string | Buffer) => () => tarballOf({ ...quotePackage(), [path]: body })
const manifest = (json: Readonly<Record<string, unknown>>) => () => tarballOf(quotePackage(json))
const ashlar = { kind: 'block', id: 'acme/quote', sdk: '*' }
const exports = { '.': './dist/index.js', './renderer': './dist/renderer.js' }

export const fileMistakes: readonly FileMistake[] = [
  {
    what: 'a wrong id',
    tarball: manifest({ ashlar: { ...ashlar, id: 'quote' } }),
    says: /The id "quote" has no vendor.*Write "vendor\/name"/,
  },
  {
    what: 'an import of a host',
    tarball: file('dist/index.js', `import '@ashlar/core'`),
    says: /imports @ashlar\/core, which is a host.*Use a token/,
  },
  {
    what: 'another SDK',
    tarball: manifest({ ashlar: { ...ashlar, sdk: '^99.0.0' } }),
    says: /requires the SDK \^99\.0\.0\. This is .*widen "ashlar\.sdk"/,
  },
  {
    what: '51 MB in dist',
    tarball: file('dist/film.bin', Buffer.alloc(51 * 1024 * 1024)),
    says: /and 50 MB.*Remove files that no entry needs/,
  },
  {
    what: 'a native addon',
    tarball: file('dist/fast.node', 'ELF'),
    says: /native code.*plain JavaScript or WebAssembly/,
  },
  {
    what: 'an install script',
    tarball: manifest({ scripts: { postinstall: 'node x.js' } }),
    says: /"postinstall" would run during installation.*Remove it/,
  },
  {
    what: 'a path that leads out of it',
    tarball: () => tarballOf(quotePackage(), [{ path: 'package/../../out.js', body: 'x' }]),
    says: /the path .* leads outside its folder/,
  },
  {
    what: 'a symbolic link',
    tarball: () => tarballOf(quotePackage(), [{ path: 'package/etc', type: 'SymbolicLink', linkpath: '/etc' }]),
    says: /is a link, not a file/,
  },
  {
    what: 'React in a client at once',
    tarball: () =>
      tarballOf({
        ...quotePackage({ exports: { ...exports, './client': './dist/client.js' } }),
        'dist/client.js': `import 'react'\nexport const mount = () => undefined`,
      }),
    says: /imports react statically.*with import\(\)/,
  },
  {
    what: 'nothing of Ashlar',
    tarball: () => tarballOf({ 'package.json': '{"name":"left-pad","version":"1.0.0"}' }),
    says: /left-pad is an npm package, but not one for Ashlar/,
  },
]

/** Versions of a package of which the last is the mistake, with the sentence that refuses it, at plan or at change. */
export interface ValueMistake {
  readonly what: string
  readonly versions: readonly Versioned[]
  readonly says: RegExp
}

const blockOf = (type: string, properties: TProperties, migrations: readonly BlockMigration[] = []) =>
  defineBlock({ type, title: 'Odd', icon: 'box', category: 'content', schema: Type.Object(properties), migrations })

const blocks = (version: string, block: ReturnType<typeof blockOf>): Versioned => ({
  ...{ name: `@${block.type}`, version, root: { block } },
  renderer: defineBlockRenderer(block, ({ root }) => createElement('p', root)),
})

const moduleOf = (
  version: string,
  id: string,
  contribution: ServerContribution,
  requires: Module[] = [],
): Versioned => {
  const module = defineModule({ id, title: id, requires })
  return { name: `@acme/${id}`, version, root: { module }, server: defineServer(module, contribution) }
}

const route = (url: string, config: object) =>
  defineRoutes([], (app) => void app.get(url, { config }, async () => ({ success: true })))
const seat = migration('0001-seat', [
  tenantTable('seat', ['id int not null', 'place text', 'primary key (tenant_id, id)']),
])
const step = (text: string) => migration('0002-odd', [statement(text)])
const circle = (id: string, version: string, ...requires: string[]) =>
  moduleOf(
    version,
    id,
    {},
    requires.map((each) => defineModule({ id: each, title: each })),
  )

/** Type of the block whose text becomes a number; a page holds one as text. */
export const changedType = 'acme/changed'

export const valueMistakes: readonly ValueMistake[] = [
  {
    what: 'a prop without a default',
    versions: [blocks('1.0.0', blockOf('acme/bare', { size: Type.Number() }))],
    says: /“size”: This value is missing\. Give every prop a default/,
  },
  {
    what: 'the block type of another vendor',
    versions: [{ ...blocks('1.0.0', blockOf('rival/quote', {})), name: '@acme/claim' }],
    says: /has another vendor than @acme\/claim\. Name it "acme\/quote"/,
  },
  {
    what: 'a route twice',
    versions: [moduleOf('1.0.0', 'twice', { routes: [1, 2].map(() => route('/api/v1/twice/', { access: 'public' })) })],
    says: /\/api\/v1\/twice/,
  },
  {
    what: 'a route without access',
    versions: [moduleOf('1.0.0', 'open', { routes: [route('/api/v1/open/', {})] })],
    says: /access/,
  },
  {
    what: 'a table without a policy',
    versions: [moduleOf('1.0.0', 'bared', { migrations: [step('create table bared.all_of_it (id int primary key)')] })],
    says: /bared\.all_of_it has no column “tenant_id/,
  },
  {
    what: 'a circle of requirements',
    versions: [circle('ring', '1.0.0'), circle('other_ring', '1.0.0', 'ring'), circle('ring', '2.0.0', 'other_ring')],
    says: /@acme\/other_ring → .*One of them must not require the other/,
  },
  {
    what: 'a migration that throws',
    versions: [moduleOf('1.0.0', 'thrower', { migrations: [seat, step('select 1 / 0')] })],
    says: /Migration “0002-odd”.*division by zero/,
  },
  {
    what: 'a migration that drops what the version before needs',
    versions: [
      moduleOf('1.0.0', 'dropper', { migrations: [seat] }),
      moduleOf('2.0.0', 'dropper', { migrations: [seat, step('alter table dropper.seat drop column place')] }),
    ],
    says: /removes the column “place” of “seat”\. Version 1\.0\.0 needs it.*in the next/,
  },
  {
    what: 'a page in the place of the home page',
    versions: [
      {
        ...moduleOf('1.0.0', 'front', {}),
        site: defineSite({ pages: [sitePage({ path: '/', deps: [], find: async () => null, component: () => null })] }),
      },
    ],
    says: /The home page of a website is built by its editors\. Start the path with a word/,
  },
  {
    what: 'a prop of another type',
    versions: [
      blocks('1.0.0', blockOf(changedType, { text: Type.String({ default: '' }) })),
      blocks('2.0.0', blockOf(changedType, { text: Type.Number({ default: 0 }) })),
    ],
    says: /“text”: Must be number\. The author of the package must add a migration/,
  },
]

const island = ({ words }: { readonly words: string }) => createElement('b', null, words)
const forEver = (): never => {
  for (;;);
}
const oddBlock = (name: string) =>
  defineBlock({
    ...{ type: `acme/${name}`, title: 'Odd', icon: 'box', category: 'content' },
    schema: Type.Object({ way: Type.String({ default: '' }) }),
  })
const Odd = ({ props: { way }, root, island: moving }: BlockComponentProps<ReturnType<typeof oddBlock>>) => {
  if (way === 'throws in its renderer') throw new Error('out of order')
  if (way === 'loops in its renderer') forEver()
  const words = way === 'gives 40 KB to an island' ? 'x'.repeat(40 * 1024) : way
  return createElement('p', root, moving(island, { words }, 'load'))
}

/** What a block does wrong while it serves; everything else of the page is as it was. */
export const blockMistakes = ['throws in its renderer', 'throws in its load', 'gives 40 KB to an island'] as const

/** What costs its package as well: it would go on for ever. */
export const endlessMistakes = ['loops in its renderer', 'loops in its load'] as const

/** A package with a block that does wrong where it is told to. */
export function oddPackage(name: string): Versioned {
  const odd = oddBlock(name)
  return {
    ...{ name: `@acme/${name}`, version: '1.0.0', root: { odd } },
    renderer: defineBlockRenderer(odd, Odd),
    site: defineSite({
      loads: [
        load(odd, [], async ({ way }) => {
          if (way === 'throws in its load') throw new Error('out of order')
          if (way === 'loops in its load') forEver()
          return { data: null }
        }),
      ],
    }),
  }
}

/** Nothing is wrong with it. */
export const calmPackage = (name: string): Versioned => blocks('1.0.0', blockOf(`acme/${name}`, {}))

/** A page that holds one block, as the node `block`. */
export function contentWith(type: string, version: number, props: Readonly<Record<string, unknown>>): Content {
  const node = (of: string, parent: string | null, children: string[]): ContentNode => ({
    ...{ type: of, version: 1, props: {}, parent, children },
  })
  const layout = {
    root: node('wrapper', null, ['section']),
    section: node('section', 'root', ['container']),
    container: node('container', 'section', ['block']),
  }
  return { rootNodeId: 'root', nodes: { ...layout, block: { ...node(type, 'container', []), version, props } } }
}
