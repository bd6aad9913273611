import { outdated } from '@ashlar/sdk/admin'
import { getAgency, listAgencies, listAgencyMembers, listAgencyTenants, listOwnTenants } from '@ashlar/sdk/platform'

/** After a write: agencies, their people and websites, and where one may work oneself. */
export const agenciesChanged = (): Promise<void> =>
  outdated(listAgencies, getAgency, listAgencyMembers, listAgencyTenants, listOwnTenants)
