import { describe, expect, it } from 'vitest'
import { cyclesIn } from './cycles.mjs'
import { importsOf } from './imports.mjs'
import { judge } from './judge.mjs'
import { lockfileProblems, versionProblems } from './versions.mjs'

const sdk = {
  dir: 'sdk',
  name: '@ashlar/sdk',
  manifest: {
    name: '@ashlar/sdk',
    version: '0.1.0',
    dependencies: { lexical: '0.52.0' },
    peerDependencies: { react: '19.3.1' },
    exports: {
      '.': { source: './src/index.ts' },
      './platform': { source: './src/platform/index.ts' },
      './shell': { source: './src/shell/index.ts' },
      './surface': { source: './src/surface/index.ts' },
      './testing': { source: './src/testing/index.ts' },
    },
  },
}
const root = { devDependencies: { vitest: '5.1.0' } }

function workspace(dir, { name = `@ashlar/${dir.replace('/', '-')}`, ...manifest } = {}) {
  return {
    dir,
    name,
    manifest: { name, version: '0.1.0', exports: { '.': { source: './src/index.ts' } }, ...manifest },
  }
}

const usesSdk = { dependencies: { '@ashlar/sdk': '0.1.0' } }
const core = workspace('core', { ...usesSdk, name: '@ashlar/core' })
const site = workspace('site', { dependencies: { ...usesSdk.dependencies, '@ashlar/core': '0.1.0' } })
const admin = workspace('admin', { dependencies: { '@dnd-kit/core': '6.3.1', tsyringe: '4.10.0' } })
const demo = workspace('examples/demo', { dependencies: { '@ashlar/core': '0.1.0' } })
const customers = workspace('plugins/customers', { ...usesSdk, ashlar: { id: 'customers' } })
const store = (requires) =>
  workspace('plugins/store', {
    dependencies: { ...usesSdk.dependencies, [customers.name]: '0.1.0', '@ashlar/core': '0.1.0' },
    ashlar: { id: 'store', requires },
  })
const quote = workspace('blocks/quote', { ...usesSdk, peerDependencies: { react: '19.3.1' } })

const all = (storeRequires = {}) => [sdk, core, site, admin, demo, customers, store(storeRequires), quote]

function problems(files, workspaces = all()) {
  return judge(new Map(Object.entries(files)), workspaces, root)
}

describe('reading imports', () => {
  const read = (text, path = 'a.tsx') => importsOf(path, text).map(({ specifier, isType }) => [specifier, isType])

  it('tells types from values', () => {
    expect(read(`import type { A } from './a'\nimport { type B } from './b'\nimport C, { type D } from './c'`)).toEqual(
      [
        ['./a', true],
        ['./b', false],
        ['./c', false],
      ],
    )
    expect(read(`export type { A } from './a'\nexport { type B } from './b'\nexport * from './c'`)).toEqual([
      ['./a', true],
      ['./b', false],
      ['./c', false],
    ])
    expect(read(`import type from './a'`)).toEqual([['./a', false]])
  })

  it('sees imports without names, at run time and inside types', () => {
    expect(read(`import './a.css'\nconst b = () => import('./b')\ntype C = import('./c').C`)).toEqual([
      ['./a.css', false],
      ['./b', false],
      ['./c', true],
    ])
  })

  it('is not misled by strings, comments, templates and JSX text', () => {
    const text = `
      // import './comment'
      const s = "import './string'"
      const t = \`import('./template') \${1}\`
      const j = <p>import {'x'} from './jsx'</p>
      const r = /import '.\\/regex'/
      import.meta.url`
    expect(read(text)).toEqual([])
  })

  it('leaves out an address that is computed', () => {
    expect(read(`import(name); import(\`./\${name}\`)`)).toEqual([])
  })

  it('names the line', () => {
    expect(importsOf('a.ts', `\n\nimport './x'`)[0].line).toBe(3)
  })

  it('reports a file that does not parse', () => {
    expect(problems({ 'sdk/src/a.ts': 'import {' })[0]).toContain('sdk/src/a.ts cannot be parsed')
  })
})

describe('cycles', () => {
  it('finds each knot once, by its shortest way round', () => {
    const graph = new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: ['a'], d: ['d'], e: ['a'] }))
    expect(cyclesIn(graph)).toEqual([
      ['a', 'c', 'a'],
      ['d', 'd'],
    ])
  })

  it('survives a chain of 20,000 files', () => {
    const graph = new Map(Array.from({ length: 20_000 }, (_, index) => [`${index}`, [`${index + 1}`]]))
    expect(cyclesIn(graph)).toEqual([])
  })

  it('counts re-exports, import() and types of another folder, but not types of the same folder', () => {
    const pair = (back) => ({ 'sdk/src/a.ts': `import './x/b.ts'`, 'sdk/src/x/b.ts': back })
    for (const back of [`export * from '../a.ts'`, `import('../a.ts')`, `import type { A } from '../a.ts'`]) {
      expect(problems(pair(back))).toEqual(['Import cycle: sdk/src/a.ts -> sdk/src/x/b.ts -> sdk/src/a.ts'])
    }
    expect(problems({ 'sdk/src/a.ts': `import './b.ts'`, 'sdk/src/b.ts': `import type { A } from './a.ts'` })).toEqual(
      [],
    )
  })

  it('follows a workspace by its entry', () => {
    const found = problems({
      'plugins/customers/src/index.ts': `import '@ashlar/plugins-store'`,
      'plugins/store/src/index.ts': `import '@ashlar/plugins-customers'`,
    })
    expect(found).toContainEqual(expect.stringContaining('Import cycle: plugins/customers/src/index.ts ->'))
  })
})

describe('the dependency rule', () => {
  const refused = (path, text, why, workspaces) =>
    expect(problems({ [path]: text }, workspaces)).toContainEqual(expect.stringContaining(why))
  const allowed = (path, text, workspaces) => expect(problems({ [path]: text }, workspaces)).toEqual([])

  it('keeps the SDK free of workspaces', () => {
    refused('sdk/src/a.ts', `import '@ashlar/core'`, 'sdk may not import any workspace')
    refused('sdk/src/a.ts', `import '@ashlar/sdk'`, 'imports itself by name')
    allowed('sdk/src/a.test.ts', `import { it } from 'vitest'\nimport '@ashlar/sdk/testing'`)
  })

  it('lets the kits beside the SDK use it, and not the other way round', () => {
    const author = workspace('sdk/author', usesSdk)
    allowed('sdk/author/src/a.ts', `import '@ashlar/sdk/testing'`, [sdk, author])
    refused('sdk/author/src/a.ts', `import '@ashlar/core'`, 'sdk may not import any workspace', [sdk, author, core])
    refused('sdk/src/a.ts', `import '@ashlar/sdk-author'`, 'sdk may not import any workspace', [sdk, author])
  })

  it('keeps hosts from each other and from guests', () => {
    allowed('core/src/a.ts', `import '@ashlar/sdk'`)
    refused('site/src/a.ts', `import '@ashlar/core'`, 'a host imports only @ashlar/sdk')
    refused('site/src/a.ts', `import '../../core/src/b.ts'`, 'reaches into core')
    refused('core/src/a.ts', `import '@ashlar/sdk/testing'`, 'only tests may import @ashlar/sdk/testing')
    refused('core/src/a.ts', `import '@ashlar/sdk/inner'`, 'exports no "./inner"')
  })

  it('keeps guests to the entries for authors', () => {
    for (const entry of ['platform', 'shell', 'surface']) {
      refused('blocks/quote/src/a.ts', `import '@ashlar/sdk/${entry}'`, 'uses a private entry')
      allowed('core/src/a.ts', `import '@ashlar/sdk/${entry}'`)
    }
    allowed('plugins/customers/src/a.ts', `import '@ashlar/sdk'`)
  })

  it('lets end-to-end tests of hosts, and only them, see the examples', () => {
    allowed('site/e2e/a.spec.ts', `import '../../examples/demo/src/index.ts'`)
    refused('site/src/a.test.ts', `import '../../examples/demo/src/index.ts'`, 'reaches into examples/demo')
  })

  it('lets examples import hosts, unless they are a package themselves', () => {
    allowed('examples/demo/src/a.ts', `import '@ashlar/core'`)
    const stranger = workspace('examples/acme', { dependencies: { '@ashlar/core': '0.1.0' }, ashlar: { id: 'acme' } })
    refused('examples/acme/src/a.ts', `import '@ashlar/core'`, 'imports only @ashlar/sdk', [...all(), stranger])
  })

  it('lets a module import the root entry of a module that it requires', () => {
    const path = 'plugins/store/src/a.ts'
    const text = `import '@ashlar/plugins-customers'`
    refused(path, text, 'must name @ashlar/plugins-customers in "ashlar.requires"')
    allowed(path, text, all({ customers: '^0.1.0' }))
    allowed(path, text, all({ '@ashlar/plugins-customers': '^0.1.0' }))
    refused(path, `import '@ashlar/core'`, 'imports only @ashlar/sdk')
  })

  it('keeps server, admin and site of a package apart, types too', () => {
    const path = 'plugins/customers/src/admin/a.ts'
    refused(path, `import type { A } from '../server/b.ts'`, 'admin/ and server/ of a package')
    allowed(path, `import '../contract.ts'`)
  })

  it('confines tsyringe, dnd-kit and Lexical', () => {
    refused('admin/src/a.ts', `import 'tsyringe'`, 'only core/ may import tsyringe')
    refused('admin/src/a.ts', `import '@dnd-kit/core'`, 'only admin/src/editor/dnd/ and')
    allowed('admin/src/editor/dnd/a.ts', `import '@dnd-kit/core'`)
    allowed('sdk/src/a.ts', `import 'lexical'`)
    refused('blocks/quote/src/a.ts', `import 'lexical'`, 'Lexical reaches blocks')
  })

  it('keeps a block definition free of React, Fastify and Node, also through its own files', () => {
    refused('blocks/quote/src/block.ts', `import 'react'`, 'may not import react')
    refused('blocks/quote/src/block.ts', `import 'node:fs'`, 'may not import node:fs')
    allowed('blocks/quote/src/block.ts', `import type { ReactNode } from 'react'`)
    const found = problems({
      'blocks/quote/src/block.ts': `import './a.ts'`,
      'blocks/quote/src/a.ts': `import 'react/jsx-runtime'`,
    })
    expect(found).toEqual([expect.stringContaining('reached by blocks/quote/src/block.ts -> blocks/quote/src/a.ts')])
  })

  it('wants every import declared, tools at the root for tests only', () => {
    refused('core/src/a.ts', `import 'pg'`, 'core/package.json must name pg in dependencies')
    refused('core/src/a.ts', `import 'vitest'`, 'must name vitest in dependencies')
    allowed('core/src/a.test.ts', `import 'vitest'`)
    refused('core/src/a.test.ts', `import 'pg'`, 'must name pg in devDependencies')
  })
})

describe('versions', () => {
  const of = (dependencies, more = []) => versionProblems([{ dir: 'core', manifest: { dependencies } }, ...more])

  it('wants them exact, except types', () => {
    expect(of({ pg: '^8.0.0' })).toEqual(['core/package.json: pg must have an exact version, not ^8.0.0.'])
    expect(of({ pg: '8.0.0', '@types/pg': '*' })).toEqual([])
  })

  it('keeps families together, siblings at their version and everything at one', () => {
    expect(of({ '@lexical/list': '0.53.0' })[0]).toContain('@lexical/list must be 0.52.0')
    expect(of({ '@ashlar/sdk': '0.0.9' }, [sdk])[0]).toContain('must be 0.1.0')
    expect(of({ pg: '8.0.0' }, [{ dir: 'site', manifest: { dependencies: { pg: '8.1.0' } } }])).toEqual([
      'site/package.json: pg is 8.1.0, but 8.0.0 in core/package.json.',
    ])
  })

  it('finds a second copy of a family in the lockfile', () => {
    const packages = {
      'node_modules/lexical': { version: '0.52.0' },
      'node_modules/a/node_modules/lexical': { version: '0.53.0' },
    }
    expect(lockfileProblems({ packages })).toHaveLength(1)
  })
})
