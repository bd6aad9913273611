import { randomBytes } from 'node:crypto'
import type { CheckRule } from '@ashlar/sdk/check'
import type { Edit } from './good-package.fixtures.ts'

export interface BadPackage {
  readonly what: string
  readonly rule: CheckRule
  readonly edits: readonly Edit[]
}

const edit = (file: string, from: string, to: string): Edit => ({ file, from, to })
const withSite = edit('package.json', '"./client":', '"./site": "./dist/site.js", "./client":')
const site = (contribution: string): Edit => ({
  file: 'dist/site.js',
  to: `import { defineSite, load, sitemap, sitePage } from '@ashlar/sdk/site'
import { greeting } from './block.js'
const forEver = () => { for (;;); }
export default defineSite({ ${contribution} })`,
})
const route = `async () => ({ success: true, results: [] }))`

/** Each breaks one rule by one mistake that an author could make. */
export const badPackages: readonly BadPackage[] = [
  {
    what: 'is written for an SDK to come',
    rule: 'manifest',
    edits: [edit('package.json', '"^0.1.0"', '"^2.0.0"')],
  },
  {
    what: 'has a block without a vendor',
    rule: 'manifest',
    edits: [edit('dist/block.js', `'acme/greeting'`, `'greeting'`)],
  },
  { what: 'has no licence', rule: 'licence', edits: [edit('package.json', '  "license": "MIT",\n', '')] },
  {
    what: 'runs a script at install',
    rule: 'install-script',
    edits: [edit('package.json', '"type": "module",', '"type": "module", "scripts": { "postinstall": "node x.js" },')],
  },
  {
    what: 'points to a file that is not there',
    rule: 'entries',
    edits: [edit('package.json', './dist/client.js', './dist/island.js')],
  },
  {
    what: 'leaves a block out of its definitions',
    rule: 'entries',
    edits: [edit('package.json', '"./client":', '"./definitions": "./dist/module.js", "./client":')],
  },
  {
    what: 'names a screenshot that is not there',
    rule: 'screenshots',
    edits: [
      edit(
        'package.json',
        '"id": "greetings",',
        '"id": "greetings", "screenshots": [{ "file": "list.png", "title": "A list" }],',
      ),
    ],
  },
  {
    what: 'needs Node in a file that browsers load',
    rule: 'imports',
    edits: [edit('dist/block.js', `import Type`, `import 'node:fs'\nimport Type`)],
  },
  {
    what: 'reaches into the SDK',
    rule: 'imports',
    edits: [edit('dist/module.js', `'@ashlar/sdk'`, `'@ashlar/sdk/dist/index.js'`)],
  },
  {
    what: 'sends visitors a library',
    rule: 'size',
    edits: [{ file: 'dist/client.js', to: `export const mount = () => '${randomBytes(6_000).toString('base64')}'` }],
  },
  {
    what: 'styles the whole page',
    rule: 'style',
    edits: [edit('dist/style.css', '.block-acme-greeting', 'body')],
  },
  {
    what: 'ends the process when it is imported',
    rule: 'loading',
    edits: [edit('dist/server.js', 'const routes', 'process.exit(1)\nconst routes')],
  },
  {
    what: 'never ends when it is imported',
    rule: 'loading',
    edits: [edit('dist/server.js', 'const routes', 'for (;;);\nconst routes')],
  },
  {
    what: 'leaves something behind when it is imported',
    rule: 'loading',
    edits: [edit('dist/module.js', 'export const', 'globalThis.greetings = true\nexport const')],
  },
  {
    what: 'has a prop without a default',
    rule: 'schema',
    edits: [edit('dist/block.js', `Type.Object({`, `Type.Object({ size: Type.Number(),`)],
  },
  {
    what: 'has a default that does not fit',
    rule: 'defaults',
    edits: [edit('dist/block.js', 'maxLength: 80', 'maxLength: 4')],
  },
  {
    what: 'cannot read what its first version stored',
    rule: 'migrations',
    edits: [
      edit(
        'dist/block.js',
        '(words === undefined ? props : { ...props, text: words })',
        '({ ...props, text: words.trim() })',
      ),
    ],
  },
  {
    what: 'does not give its root what it was given',
    rule: 'renderer',
    edits: [edit('dist/renderer.js', '...root, ', '')],
  },
  {
    what: 'never ends when it is rendered',
    rule: 'renderer',
    edits: [edit('dist/renderer.js', 'props.text', '(() => { for (;;); })()')],
  },
  {
    what: 'writes a style attribute',
    rule: 'renderer',
    edits: [edit('dist/renderer.js', '...root, ', '...root, style: { color: "red" }, ')],
  },
  {
    what: 'shows the time at which it is rendered',
    rule: 'determinism',
    edits: [edit('dist/renderer.js', 'props.text', 'props.text + new Date().toISOString()')],
  },
  {
    what: 'looks different in a browser',
    rule: 'determinism',
    edits: [edit('dist/renderer.js', 'props.text', `props.text + (typeof window)`)],
  },
  {
    what: 'shows a picture without words for it',
    rule: 'accessibility',
    edits: [edit('dist/renderer.js', 'children: props.text', `children: jsx('img', { src: '/a.webp' })`)],
  },
  {
    what: 'writes into a table of the core',
    rule: 'own-schema',
    edits: [edit('dist/server.js', `statement('`, `statement('update core.tenant set name = name'), statement('`)],
  },
  {
    what: 'has a table without tenants',
    rule: 'own-schema',
    edits: [
      edit('dist/server.js', `statement('`, `statement('create table all_of_it (id int primary key)'), statement('`),
    ],
  },
  {
    what: 'has a route that nobody has said who may call',
    rule: 'composition',
    edits: [edit('dist/server.js', `{ config: { access: 'public' } }, `, '')],
  },
  {
    what: 'never ends when the data of its block is loaded',
    rule: 'composition',
    edits: [withSite, site('loads: [load(greeting, [], async () => forEver())]')],
  },
  {
    what: 'never ends after it has waited when the data of its block is loaded',
    rule: 'composition',
    edits: [withSite, site('loads: [load(greeting, [], async () => { await null; return forEver() })]')],
  },
  {
    what: 'never ends after it has waited when its page is looked for',
    rule: 'composition',
    edits: [
      withSite,
      site(`pages: [sitePage({
        path: '/hello', deps: [], component: () => null,
        find: async () => { await new Promise((resolve) => setTimeout(resolve, 20)); return forEver() },
      })]`),
    ],
  },
  {
    what: 'never ends when its page is looked for',
    rule: 'composition',
    edits: [
      withSite,
      site(`pages: [sitePage({ path: '/hello', deps: [], find: async () => forEver(), component: () => null })]`),
    ],
  },
  {
    what: 'never ends when its sitemap is asked for',
    rule: 'composition',
    edits: [withSite, site('sitemap: sitemap([], async () => forEver())')],
  },
  {
    what: 'goes on after it was removed',
    rule: 'clean-removal',
    edits: [edit('dist/server.js', route, `${route}\n  setInterval(() => undefined, 60_000)`)],
  },
]
