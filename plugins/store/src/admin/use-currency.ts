import { useCall } from '@ashlar/sdk/admin'
import { listProducts } from '../contract.ts'

/** The website's currency; undefined until it is known. */
export function useCurrency(): string | undefined {
  return useCall(listProducts, { query: { limit: 1 } }, { staleTime: 60_000 }).data?.currency
}
