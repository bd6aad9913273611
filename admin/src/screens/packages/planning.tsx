import type { PackagePlanRequest } from '@ashlar/sdk/platform'
import { type ReactNode, useState } from 'react'
import { PlanDialog } from './plan/plan-dialog.tsx'

/** `change` asks for something else where no plan could be made, beginning with what was asked for. */
export type Plan = (request: PackagePlanRequest, change?: (request: PackagePlanRequest) => void) => void

export interface Planning {
  /** Show what a change would do, and let it be done. */
  readonly plan: Plan
  /** To be put on the screen; nothing while no plan is asked for. */
  readonly dialog: ReactNode
}

export function usePlanning(): Planning {
  const [planned, setPlanned] = useState<Planned>()
  const plan: Plan = (request, change) => setPlanned({ request, change })
  if (planned === undefined) return { plan, dialog: undefined }
  const { request, change } = planned
  const close = () => setPlanned(undefined)
  const changeIt =
    change &&
    (() => {
      close()
      change(request)
    })
  return {
    plan,
    dialog: (
      <PlanDialog
        request={request}
        onRequest={(other) => plan(other, change)}
        onChangeRequest={changeIt}
        onClose={close}
      />
    ),
  }
}

interface Planned {
  readonly request: PackagePlanRequest
  readonly change: Parameters<Plan>[1]
}
