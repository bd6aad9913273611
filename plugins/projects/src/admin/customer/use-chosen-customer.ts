import { customerChoice, getCustomer } from '@ashlar/plugin-customers'
import { useCall, useCan } from '@ashlar/sdk/admin'
import type { Choice } from '@ashlar/sdk/forms'

/** The customer whom an address names; undefined until they are known, and for whoever may not see customers. */
export function useChosenCustomer(id: number | undefined): Choice | undefined {
  const canView = useCan('customers.can_view')
  const { data } = useCall(getCustomer, { params: { id: id ?? 0 } }, { enabled: canView && id !== undefined })
  return data && customerChoice(data.customer)
}
