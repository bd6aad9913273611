import { settingsChanged } from '@ashlar/sdk'
import { Database, on, Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { StoreSettings } from '../../settings.ts'

/** Products without a number of their own follow the settings. */
export const lowStockSetting = on(settingsChanged, [Database, Settings], async ({ keys }, database, settings) => {
  if (!keys.some((key) => key.startsWith('store.'))) return
  const { low_stock_at: lowAt } = Parse(StoreSettings, await settings.of('store'))
  await database.tenant(async (tx) => {
    await tx.sql`update store.product p set low_at = ${lowAt}::integer, is_low = exists (
        select from store.variant v where v.product_id = p.id and v.track_stock and v.stock <= ${lowAt}::integer
          and v.stock_state <> 'discontinued')
      where p.low_stock_at is null and p.low_at <> ${lowAt}::integer`
  })
})
