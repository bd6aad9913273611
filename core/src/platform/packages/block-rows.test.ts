import { defineBlock, defineModule } from '@ashlar/sdk'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { joinedAt, joinedPrefix } from '../../host/joined-blocks/joined-address.ts'
import { blockRows } from './block-rows.ts'

const shop = defineModule({ id: 'shop', title: 'Shop', permissions: { goods: 'Goods' } })

/** A package with one block of a category; its definitions lie apart, unless it is written otherwise. */
function packageOf(name: string, category: string, more: Partial<ComposedPackage> = {}): ComposedPackage {
  return {
    ...{ name, version: '1.0.0', origin: 'distribution', description: '', css: '', renderers: [] },
    ...{ module: undefined, server: undefined, site: undefined, failure: undefined },
    manifest: { kind: 'block', id: name, sdk: '*' },
    blocks: [defineBlock({ type: name, title: name, icon: 'box', category, schema: Type.Object({}) })],
    browser: { './definitions': `/${name}/definitions.js`, './renderer': `/${name}/blocks.js` },
    ...more,
  }
}

test('definitions of all lie in one file, and their code in one for each category; what has none apart lies by itself', () => {
  const together = { browser: { './renderer': '/quote/blocks.js' } }
  const packages = [
    ...[packageOf('row', 'layout'), packageOf('grid', 'layout'), packageOf('video', 'media')],
    packageOf('quote', 'layout', together),
    packageOf('goods', 'store', { module: shop }),
  ]
  const namesAt = (address = '') =>
    joinedAt(packages, address.slice(joinedPrefix.length))?.packages.map(({ name }) => name)
  const rows = blockRows(packages, { plan: 'basic', modules: [] })
  const told = rows.map(({ type, browser: { joined } }) => [type, namesAt(joined?.definitions), namesAt(joined?.code)])
  const apart = ['row', 'grid', 'video']
  expect(told).toEqual([
    ['row', apart, ['row', 'grid']],
    ['grid', apart, ['row', 'grid']],
    ['video', apart, ['video']],
    ['quote', undefined, ['quote']],
    // Its module is not switched on.
    ['goods', undefined, undefined],
  ])
})
