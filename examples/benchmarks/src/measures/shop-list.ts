import { listShopProducts } from '@ashlar/plugin-store'
import { addressOf } from '@ashlar/sdk'
import { besideBare } from '../beside-bare.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'

/** A page of products as the shop's script asks for it. */
export function shopList(demo: ServerProcess, isEmbedded: boolean): Promise<readonly Row[]> {
  const path = addressOf(listShopProducts, { query: { itemsPerPage: 12, currentPage: 1 } })
  return besideBare(demo, { name: '12-row shop list', path, headers: { accept: 'application/json' }, isEmbedded })
}
