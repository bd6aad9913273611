import { ApiError, call, outdated } from '@ashlar/sdk/admin'
import { toast } from '@ashlar/sdk/ui'
import { getTaxes, saveTaxRules, type TaxRules } from '../contract.ts'

/** Save the rules and show what came of it; a refusal is said, and what is shown is what is stored. */
export async function saveRules(rules: TaxRules, failed: string): Promise<void> {
  try {
    await call(saveTaxRules, { body: rules })
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error)
    toast.error(failed, { description: error instanceof ApiError ? error.message : '' })
  }
  await outdated(getTaxes)
}
