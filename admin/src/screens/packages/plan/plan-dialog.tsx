import { ApiError, call, keyOf, useMutation, useQuery } from '@ashlar/sdk/admin'
import {
  changePackages,
  type PackageChange,
  type PackagePlan,
  type PackagePlanRequest,
  planPackages,
} from '@ashlar/sdk/platform'
import { Button, Checkbox, Dialog, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useState } from 'react'
import { ChangeView } from '../change/change-view.tsx'
import { actionTitle, applyLabel } from '../words.ts'
import { canKeepContent, planNeeds } from './plan-needs.ts'
import { PlanFailed, PlanPending } from './plan-states.tsx'
import { PlanView, Step } from './plan-view.tsx'

export interface PlanDialogProps {
  readonly request: PackagePlanRequest
  /** Ask for another plan in this one's place. */
  readonly onRequest: (request: PackagePlanRequest) => void
  /** Back to where it was typed; undefined when it was not. */
  readonly onChangeRequest: (() => void) | undefined
  readonly onClose: () => void
}

/** Milliseconds: the server fetches the package, tries its code and every stored document. */
const patience = 180_000

/** What a change will do, then the change itself: nothing happens before the filled button. */
export function PlanDialog({ request, onRequest, onChangeRequest, onClose }: PlanDialogProps) {
  const t = useTexts('admin')
  const [change, setChange] = useState<PackageChange>()
  const planning = useQuery({
    // A plan is made again when somebody asks for it, not when packages change.
    queryKey: keyOf(planPackages, request),
    queryFn: async ({ signal }) => (await call(planPackages, { body: request, signal, patience })).results,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (change) return <ChangeView begun={change} onClose={onClose} />
  if (planning.isFetching) return <PlanPending request={request} onClose={onClose} />
  if (!planning.data) {
    const retry = () => void planning.refetch()
    return <PlanFailed error={planning.error} onRetry={retry} onChangeRequest={onChangeRequest} onClose={onClose} />
  }
  const again = () => void planning.refetch()
  return (
    <Ready
      key={planning.data.id}
      plan={planning.data}
      onBegun={setChange}
      onAgain={again}
      onKeepContent={() => onRequest({ ...request, keepContent: true })}
      onClose={onClose}
      description={<Step plan={planning.data} />}
      title={actionTitle(planning.data, t)}
    />
  )
}

interface ReadyProps {
  readonly plan: PackagePlan
  readonly title: string
  readonly description: ReactNode
  readonly onBegun: (change: PackageChange) => void
  readonly onAgain: () => void
  readonly onKeepContent: () => void
  readonly onClose: () => void
}

function Ready({ plan, title, description, onBegun, onAgain, onKeepContent, onClose }: ReadyProps) {
  const t = useTexts('admin')
  const [isRead, setRead] = useState(false)
  const [typed, setTyped] = useState('')
  const applying = useMutation({
    mutationFn: () => call(changePackages, { body: { plan: plan.id }, patience }),
    onSuccess: ({ results }) => onBegun(results),
  })
  const needs = planNeeds(plan)
  const isOutdated = applying.error instanceof ApiError && applying.error.code === 'PLAN_CHANGED'
  const isGone = applying.error instanceof ApiError && applying.error.status === 404
  const isReady = !needs.isBlocked && (!needs.tick || isRead) && (!needs.typedName || typed.trim() === plan.name)
  const isDestructive = plan.action === 'remove'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      icon={isDestructive ? 'trash-2' : 'blocks'}
      tone={isDestructive ? 'bad' : 'accent'}
      title={title}
      description={description}
      footer={
        <>
          <span className="grow">
            {needs.tick && !needs.isBlocked && (
              <Checkbox label={t('I have read the warnings above')} checked={isRead} onChange={setRead} />
            )}
          </span>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {canKeepContent(plan) && <Button onClick={onKeepContent}>{t('Keep the content instead')}</Button>}
          {isOutdated || isGone ? (
            <Button variant="primary" icon="rotate-cw" onClick={onAgain}>
              {t('Plan again')}
            </Button>
          ) : (
            !needs.isBlocked && (
              <Button
                variant={isDestructive ? 'danger' : 'primary'}
                disabled={!isReady}
                busy={applying.isPending}
                onClick={() => applying.mutate()}
              >
                {applyLabel(plan.action, t)}
              </Button>
            )
          )}
        </>
      }
    >
      <PlanView plan={plan} refusal={applying.error} />
      {needs.typedName && !needs.isBlocked && (
        <div className="plan__name">
          <Field
            label={t('Type {name} to confirm', { name: plan.name })}
            hint={t('Its tables and all their rows are deleted. This cannot be undone.')}
          >
            {(ties) => (
              <Input
                {...ties}
                className="mono"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  )
}
