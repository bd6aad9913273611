import type { RouteScope } from '@ashlar/sdk/server'
import { defineSurface } from '@ashlar/sdk/surface'
import { describe, expect, test } from 'vitest'
import { composed, crm, quote, quoteRenderer, shop, shopWith } from './compose.fixtures.ts'

describe('packages are put in order', () => {
  test('requirements first, whatever the order they are listed in', async () => {
    const { composition } = await composed([{ name: '@acme/crm', root: { crm } }, shopWith({})])
    expect(composition.modules.map(({ id }) => id)).toEqual(['core', 'shop', 'crm'])
  })

  const a = (requires: Record<string, string>) => ({ name: '@acme/a', root: {}, manifest: { id: 'a', requires } })
  const b = (requires: Record<string, string>) => ({ name: '@acme/b', root: {}, manifest: { id: 'b', requires } })
  test.each([
    ['MISSING_REQUIREMENT', [a({ b: '*' })], '@acme/a', '"b", which is not installed'],
    ['MISSING_REQUIREMENT', [a({ b: '^2.0.0' }), b({})], '@acme/a', 'installed as 1.0.0, not ^2.0.0'],
    [
      'CYCLIC_REQUIREMENT',
      [a({ b: '*' }), b({ a: '*' })],
      '@acme/a',
      '@acme/a → @acme/b → @acme/a. One of them must not require the other',
    ],
    ['SDK_RANGE', [{ name: '@acme/old', root: {}, manifest: { sdk: '^99.0.0' } }], '@acme/old', '^99.0.0'],
    ['BAD_MANIFEST', [{ name: '@acme/x', root: {}, manifest: { id: 'Not An Id' } }], '@acme/x', '/id'],
  ])('%s', async (code, packages, culprit, words) => {
    await expect(composed(packages)).rejects.toMatchObject({
      ...{ name: 'CompositionError', code, culprit },
      message: expect.stringContaining(words),
    })
  })
})

describe('blocks and their renderers', () => {
  test.each([
    ['BLOCK_WITHOUT_RENDERER', { root: { quote } }],
    ['RENDERER_WITHOUT_BLOCK', { root: {}, renderer: quoteRenderer }],
    ['BAD_ENTRY', { root: { quote }, renderer: { kind: 'rendrer' } }],
  ])('%s', async (code, values) => {
    await expect(composed([{ name: '@acme/q', ...values }])).rejects.toMatchObject({ code, culprit: '@acme/q' })
  })

  test('a package whose renderer throws on import is there with its reason; its blocks are unknown ones', async () => {
    const broken = () => {
      throw new Error('window is not defined')
    }
    const { composition } = await composed([{ name: '@acme/q', root: { quote }, renderer: broken }])
    const entry = composition.packages.find(({ name }) => name === '@acme/q')
    expect(entry?.failure).toContain('window is not defined')
    expect(entry?.blocks.map(({ type }) => type)).toEqual(['acme/quote'])
    expect(composition.blocks.get('acme/quote')).toBeUndefined()
  })

  test('what requires a failed package fails with it, and the rest works', async () => {
    const broken = { name: '@acme/shop', root: { shop }, server: () => Promise.reject(new Error('boom')) }
    const { composition } = await composed([{ name: '@acme/crm', root: { crm } }, broken])
    expect(composition.modules.map(({ id }) => id)).toEqual(['core'])
    expect(composition.packages.find(({ name }) => name === '@acme/crm')?.failure).toContain('@acme/shop')
  })
})

test.each([
  ['itself', (): void => fail()],
  ['in a plugin', (app: RouteScope): void => void app.register(async () => fail())],
])('a surface that throws while it registers is named: %s', async (_where, register) => {
  const surface = defineSurface('kiosk', register)
  await expect(composed([], [surface])).rejects.toMatchObject({
    ...{ name: 'CompositionError', code: 'ENTRY_FAILED', culprit: 'kiosk' },
    message: expect.stringContaining('no glass'),
  })
})

function fail(): never {
  throw new Error('no glass')
}
