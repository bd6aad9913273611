import { useCall, useParams, useSearchParams } from '@ashlar/sdk/admin'
import { getStatement, type StatementQuery } from '../../contract.ts'

/** The statement that the address of the screen names. */
export function useStatement() {
  const customerId = Number(useParams()['customer_id'])
  const [address, setAddress] = useSearchParams()
  const of = (name: 'from' | 'until' | 'currency') => address.get(name) || undefined
  const [from, until, currency] = [of('from'), of('until'), of('currency')]
  const query: StatementQuery = { ...(from && { from }), ...(until && { until }), ...(currency && { currency }) }
  const { data, error, refetch } = useCall(
    getStatement,
    { params: { customer_id: customerId }, query },
    { placeholderData: (before) => before },
  )
  const change = (next: StatementQuery) => setAddress(new URLSearchParams(Object.entries({ ...query, ...next })))
  return { customerId, query, search: address.toString(), statement: data?.statement, error, refetch, change }
}
