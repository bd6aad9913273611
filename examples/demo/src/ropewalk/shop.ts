import { Parse } from 'typebox/value'
import { SeedShop } from '../seed/shop.ts'
import goods from './shop.json' with { type: 'json' }

export const shop = Parse(SeedShop, goods)
