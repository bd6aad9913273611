import { call, useQuery } from '@ashlar/sdk/admin'
import { getCustomer } from '../contract.ts'
import { customerKey } from './customers-changed.ts'

export function useCustomer(id: number) {
  return useQuery({
    queryKey: customerKey(id),
    queryFn: async () => (await call(getCustomer, { params: { id } })).customer,
  })
}
