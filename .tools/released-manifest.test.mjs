import { expect, it } from 'vitest'
import { compiledManifest, isPublished, manifestProblems, staysHome } from './released-manifest.mjs'

const root = {
  license: 'MIT',
  engines: { node: '>=24' },
  repository: { type: 'git', url: 'git+https://git.example/ashlar.git' },
}
const core = {
  dir: 'core',
  manifest: {
    ...{ name: '@ashlar/core', version: '0.1.0', license: 'MIT', description: 'The host', files: ['dist'] },
    scripts: { build: 'tsc' },
    devDependencies: { vitest: '5.1.0' },
    dependencies: { pg: '8.0.0' },
    exports: {
      '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
  },
}

it('a package is published with what the root says for all, and nothing leads to its sources', () => {
  expect(compiledManifest(core, root)).toEqual({
    ...{ name: '@ashlar/core', version: '0.1.0', license: 'MIT', description: 'The host', files: ['dist'] },
    engines: { node: '>=24' },
    repository: { type: 'git', url: 'git+https://git.example/ashlar.git', directory: 'core' },
    dependencies: { pg: '8.0.0' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
  })
})

it.each(['dist/a.test.js', 'dist/.tsbuildinfo', 'dist/a.js.map', 'dist/a.fixtures.d.ts', 'dist/x/fixtures/a.js'])(
  'what serves only the work on it stays at home: %s',
  (path) => expect(staysHome(path)).toBe(true),
)

it.each([
  'dist/a.js',
  'dist/a.d.ts',
  'dist/mail/mjml.child.js',
  'guides/operating.md',
  'dist/testing/index.js',
  'templates/block/src/my-thing.test.ts',
  'templates/block/src/fixtures/v1.json',
])('what it runs on goes along: %s', (path) => expect(staysHome(path)).toBe(false))

it('what is missing in a manifest is said; the examples are published by nobody', () => {
  expect(manifestProblems([core], root)).toEqual([])
  const { description, files, ...manifest } = core.manifest
  const bare = { dir: 'site', manifest: { ...manifest, license: 'ISC', engines: { node: '>=20' } } }
  expect(manifestProblems([bare, { dir: 'examples/demo', manifest: {} }], {})).toEqual([
    expect.stringContaining('package.json has no "repository"'),
    'site/package.json has no "description".',
    expect.stringContaining('has no "files"'),
    expect.stringContaining('needs the "license"'),
    expect.stringContaining('repeats "repository" or "engines"'),
  ])
})

it('of the examples the playground is published, which authors install (issue 15)', () => {
  const published = (name, more = {}) => isPublished({ dir: 'examples/some', manifest: { name, ...more } })
  expect([
    published('@ashlar/playground'),
    published('@acme/loyalty'),
    published('@ashlar/demo', { private: true }),
  ]).toEqual([...[true, false, false]])
})
