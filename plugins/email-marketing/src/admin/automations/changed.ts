import { outdated } from '@ashlar/sdk/admin'
import { dryRunAutomation, getAutomation, getCampaign, listAutomations, listRuns } from '../../contract.ts'

/** After a write: whatever shows automations is asked for again. */
export const automationsChanged = (): Promise<void> =>
  outdated(listAutomations, getAutomation, listRuns, dryRunAutomation, getCampaign)
