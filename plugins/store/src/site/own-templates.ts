import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { StoreSettings } from '../settings.ts'

/** Section templates by which people have redesigned the pages of the store; 0 for none. */
export async function ownTemplates(settings: Settings): Promise<{ product: number; category: number }> {
  const own = Parse(StoreSettings, await settings.of('store'))
  return { product: own.product_template, category: own.category_template }
}
