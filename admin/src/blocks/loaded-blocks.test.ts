import { defineBlock } from '@ashlar/sdk'
import type { BlockRow } from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { loadBlocks } from './loaded-blocks.ts'

const rendererOf = (type: string) =>
  defineBlockRenderer(
    defineBlock({ type, title: type, icon: 'box', category: 'basic', schema: Type.Object({}) }),
    () => null,
  )

const row = (type: string, joined?: string): BlockRow => ({
  ...{ type, title: type, icon: 'box', category: 'basic', keywords: [], version: 1, loads: false, failure: '' },
  ...{ packageName: `@acme/${type}`, packageVersion: '1.0.0' },
  browser: { renderer: `/own/${type}.js`, editor: `/own/${type}.js`, ...(joined !== undefined && { joined }) },
})

/** Loads these rows; `files` is what lies where, or what a file throws. */
async function loaded(rows: readonly BlockRow[], files: Record<string, unknown>) {
  const asked: string[] = []
  const blocks = await loadBlocks(rows, async (address) => {
    asked.push(address)
    const file = files[address]
    if (file === undefined) throw new TypeError(`Nothing lies at ${address}.`)
    return file
  })
  return { ...blocks, asked }
}

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
