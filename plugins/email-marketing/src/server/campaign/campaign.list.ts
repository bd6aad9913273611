import { type ListOrder, type TablesOf, type Transaction, totalOf, totalWith } from '@ashlar/sdk/server'
import { type CampaignQuery, type campaignOrders, campaignStatuses } from '../../contract.ts'
import { CampaignEntity } from './campaign.entities.ts'
import { searchKind } from './campaign.store.ts'

/** Campaigns found by their words at most. */
const searchLimit = 1000

const sortColumns = {
  date: ['at', 'timestamptz'],
  createdAt: ['createdAt', 'timestamptz'],
  name: ['name', 'text'],
} as const satisfies Record<(typeof campaignOrders)[number], readonly [string, string]>

/** The newest first unless asked otherwise. */
export function campaignOrder({
  orderBy = 'date',
  orderDirection = orderBy === 'name' ? 'asc' : 'desc',
}: CampaignQuery): ListOrder<TablesOf<typeof CampaignEntity>, 'campaign'> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

/** Which campaigns a query names, and how many they are. */
export async function campaignsWhere(tx: Transaction, { search = '', status }: CampaignQuery) {
  let found = tx.db(CampaignEntity).selectFrom('campaign').where('kind', '=', 'campaign')
  let hasMore = false
  if (search.trim() !== '') {
    const { ids, more } = await tx.search.find(searchKind, search, { limit: searchLimit })
    hasMore = more
    found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
  }
  if (status !== undefined) {
    const wanted = campaignStatuses.filter((each) => status.split(',').includes(each))
    found = found.where('status', 'in', wanted)
  }
  const total = async () => {
    const counted = await totalOf(tx.db(CampaignEntity), found)
    return totalWith(counted.total, hasMore || counted.totalIsEstimate === true)
  }
  return { found, total }
}
