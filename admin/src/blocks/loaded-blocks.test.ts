import { defineBlock } from '@ashlar/sdk'
import type { BlockRow } from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { type LoadedBlocks, loadBlocks } from './loaded-blocks.ts'

const rendererOf = (type: string) =>
  defineBlockRenderer(
    defineBlock({ type, title: type, icon: 'box', category: 'basic', schema: Type.Object({}) }),
    () => null,
  )

const row = (type: string, joined?: string): BlockRow => ({
  ...{ type, title: type, icon: 'box', category: 'basic', keywords: [], version: 1, loads: false, failure: '' },
  ...{ packageName: `@acme/${type}`, packageVersion: '1.0.0' },
  browser: {
    ...{ renderer: `/own/${type}.js`, editor: `/own/${type}.js` },
    ...(joined !== undefined && { joined: { code: joined } }),
  },
})

/** The same of a package that says apart what its block is. */
const defined = (type: string): BlockRow => {
  const { browser, ...rest } = row(type, '/code.js')
  const definitions = `/own/${type}.definitions.js`
  return { ...rest, browser: { ...browser, definitions, joined: { code: '/code.js', definitions: '/definitions.js' } } }
}

/** Loads these rows; `files` is what lies where, or what a file throws. */
async function loaded(
  rows: readonly BlockRow[],
  files: Record<string, unknown>,
  isWantedAtOnce?: (row: BlockRow) => boolean,
) {
  const asked: string[] = []
  const importModule = async (address: string) => {
    asked.push(address)
    const file = files[address]
    if (file === undefined) throw new TypeError(`Nothing lies at ${address}.`)
    return file
  }
  const blocks = await loadBlocks(rows, importModule, isWantedAtOnce)
  return { blocks, asked, ...blocks }
}

const typesIn = ({ catalogue }: LoadedBlocks) => Array.from(catalogue.values(), ({ type }) => type)

it('takes packages from the file that holds them, and only those it lacks from their own', async () => {
  const { renderers, failures, asked } = await loaded(
    ['a', 'b', 'c'].map((type) => row(type, '/all.js')),
    {
      '/all.js': {
        packages: {
          '@acme/a': { exports: [{ it: rendererOf('a') }] },
          '@acme/b': { exports: [{ it: rendererOf('b') }] },
        },
      },
      '/own/c.js': { default: rendererOf('c') },
    },
  )
  expect([...renderers.keys()]).toEqual(['a', 'b', 'c'])
  expect(failures.size).toBe(0)
  expect(asked.filter((address) => address.startsWith('/own/'))).toEqual(['/own/c.js'])
})

it('says what a package in it has thrown, and keeps the others', async () => {
  const { renderers, failures } = await loaded(
    ['a', 'b'].map((type) => row(type, '/all.js')),
    {
      '/all.js': {
        packages: {
          '@acme/a': { error: new Error('The door is stuck.') },
          '@acme/b': { exports: [{ it: rendererOf('b') }] },
        },
      },
    },
  )
  expect([...renderers.keys()]).toEqual(['b'])
  expect(failures.get('a')).toContain('The door is stuck.')
})

it('takes all from their own files when that file can’t be had, or is none', async () => {
  const own = { '/own/a.js': { default: rendererOf('a') } }
  for (const files of [own, { ...own, '/all.js': {} }, { ...own, '/all.js': { packages: 3 } }]) {
    const { renderers, failures } = await loaded([row('a', '/all.js')], files)
    expect([...renderers.keys()]).toEqual(['a'])
    expect(failures.size).toBe(0)
  }
})

describe('blocks whose package says apart what they are', () => {
  const joined = {
    '/definitions.js': {
      packages: Object.fromEntries(
        ['a', 'b'].map((type) => [`@acme/${type}`, { exports: [{ it: rendererOf(type).block }] }]),
      ),
    },
    '/code.js': {
      packages: Object.fromEntries(
        ['a', 'b'].map((type) => [`@acme/${type}`, { exports: [{ it: rendererOf(type) }] }]),
      ),
    },
  }

  it('are known at once, all by one file, and drawn once their code is asked for', async () => {
    const { blocks, asked, renderers } = await loaded([defined('a'), defined('b')], joined)
    expect(typesIn(blocks)).toEqual(['a', 'b'])
    expect([new Set(asked), renderers.size]).toEqual([new Set(['/definitions.js']), 0])
    await blocks.fetchCode(['b', 'unknown'])
    expect([...renderers.keys()]).toEqual(['b'])
    await Promise.all([blocks.fetchCode(), blocks.fetchCode()])
    expect([...renderers.keys()]).toEqual(['b', 'a'])
    expect(asked.filter((address) => address === '/code.js')).toHaveLength(2)
  })

  it('come with their code where it is wanted at once', async () => {
    const { renderers } = await loaded([defined('a'), defined('b')], joined, ({ type }) => type === 'a')
    expect([...renderers.keys()]).toEqual(['a'])
  })

  it('are known by their code where the definitions can’t be had', async () => {
    const { blocks, renderers } = await loaded([defined('a'), row('c')], {
      '/code.js': joined['/code.js'],
      '/own/c.js': { default: rendererOf('c') },
    })
    expect(typesIn(blocks)).toEqual(['a', 'c'])
    expect([...renderers.keys()].toSorted()).toEqual(['a', 'c'])
  })

  it('say why their code can’t be had, and have it once it is there when asked for again', async () => {
    const files: Record<string, unknown> = { '/definitions.js': joined['/definitions.js'] }
    const { blocks, failures, renderers } = await loaded([defined('a')], files, () => true)
    const told: boolean[] = []
    blocks.subscribe(() => told.push(renderers.has('a')))
    await blocks.fetchCode(['a'])
    expect(failures.get('a')).toContain('Nothing lies at /own/a.js.')
    expect(typesIn(blocks)).toEqual(['a'])
    files['/code.js'] = joined['/code.js']
    await blocks.fetchCode(['a'])
    expect([failures.size, renderers.has('a'), told]).toEqual([0, true, [false, true]])
  })

  it('are not fetched where they can’t be used', async () => {
    const { definitions, renderer } = { renderer: '', definitions: '', ...defined('a').browser }
    const off = { ...defined('a'), browser: { definitions, renderer }, failure: 'It is not in your plan.' }
    const { blocks, asked, failures } = await loaded([off, defined('b')], joined)
    await blocks.fetchCode()
    expect(typesIn(blocks)).toEqual(['b'])
    expect(failures.get('a')).toBe('It is not in your plan.')
    expect(blocks.renderers.has('a')).toBe(false)
    expect(asked.filter((address) => address.startsWith('/own/'))).toEqual([])
  })
})
