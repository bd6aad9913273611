import type { PackagePlanRequest } from '@ashlar/sdk'
import { type ReactNode, useState } from 'react'
import { PlanDialog } from './plan/plan-dialog.tsx'

export interface Planning {
  /** Show what a change would do, and let it be done. */
  readonly plan: (request: PackagePlanRequest) => void
  /** To be put on the screen; nothing while no plan is asked for. */
  readonly dialog: ReactNode
}

export function usePlanning(): Planning {
  const [request, setRequest] = useState<PackagePlanRequest>()
  return {
    plan: setRequest,
    dialog: request && <PlanDialog request={request} onRequest={setRequest} onClose={() => setRequest(undefined)} />,
  }
}
