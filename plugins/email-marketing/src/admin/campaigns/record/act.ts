import { call } from '@ashlar/sdk/admin'
import { toast } from '@ashlar/sdk/ui'
import type { pauseCampaign, resumeCampaign, stopCampaign, unscheduleCampaign } from '../../../contract.ts'
import { sayRefused } from '../../refused.ts'
import { campaignsChanged } from '../changed.ts'

type Act = typeof pauseCampaign | typeof resumeCampaign | typeof stopCampaign | typeof unscheduleCampaign

/** Change where a campaign stands, and say what became of it. */
export async function act(made: Act, id: number, said: { readonly done: string; readonly failed: string }) {
  try {
    await call(made, { params: { id } })
    toast.success(said.done)
  } catch (error) {
    sayRefused(said.failed, error)
  }
  await campaignsChanged()
}
