import { Parse } from 'typebox/value'
import { SeedShop } from '../seed/shop.ts'
import goods from './store.json' with { type: 'json' }

/** Parts and clothing: 60 products in 12 categories. */
export const store = Parse(SeedShop, goods)
