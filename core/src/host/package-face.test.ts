import { defineBlock, defineModule, type Manifest } from '@ashlar/sdk'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { iconOf, titleOf } from './package-face.ts'

const block = (type: string, title: string, icon: string) =>
  defineBlock({ type, title, icon, category: 'content', schema: Type.Object({}) })
const manifest: Manifest = { kind: 'block', id: 'cards', sdk: '*' }
const blocks = [block('card', 'Card', 'id-card'), block('card-image', 'Card image', 'image')]
const shop = defineModule({
  id: 'shop',
  title: 'Shop',
  admin: { nav: [{ title: 'Goods', path: '/admin/goods', icon: 'box', sort: 1, access: 'staff' }] },
})

describe('what people see of a package', () => {
  it('is called by its own title, its module’s, those of its blocks, or its name', () => {
    const named = { ...manifest, title: 'Cards' }
    expect(titleOf({ manifest: named, module: shop, blocks }, '@acme/cards')).toBe('Cards')
    expect(titleOf({ manifest, module: shop, blocks }, '@acme/cards')).toBe('Shop')
    expect(titleOf({ manifest, module: undefined, blocks }, '@acme/cards')).toBe('Card, Card image')
    expect(titleOf({ manifest, module: undefined, blocks: [] }, '@acme/cards')).toBe('@acme/cards')
    expect(titleOf(undefined, '@acme/cards')).toBe('@acme/cards')
  })

  it('has the icon of its first screen or block', () => {
    expect(iconOf({ module: shop, blocks })).toBe('box')
    expect(iconOf({ module: undefined, blocks })).toBe('id-card')
    expect(iconOf({ module: undefined, blocks: [] })).toBe('package')
  })
})
