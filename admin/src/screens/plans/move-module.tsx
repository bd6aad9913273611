import { ApiError, call, useCall } from '@ashlar/sdk/admin'
import { getModuleReach, type ModuleReach, type PlanName, setLowestPlan } from '@ashlar/sdk/platform'
import { Button, Dialog, Field, Input, Note, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { planTitle } from '../tenants/words.ts'

export interface MoveModuleProps {
  readonly module: { readonly id: string; readonly title: string }
  readonly plan: PlanName
  readonly onClose: () => void
  readonly onMoved: () => void
}

/** Before a module moves to a higher plan: who would lose it. Where somebody would, its name is typed. */
export function MoveModule({ module: { id, title }, plan, onClose, onMoved }: MoveModuleProps) {
  const t = useTexts('admin')
  const { data, error } = useCall(getModuleReach, { query: { module: id, plan } })
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const reach = data?.reach
  const isSure = reach !== undefined && (reach.websites === 0 || typed.trim() === title.trim())
  const move = async () => {
    if (isBusy || !isSure) return
    setBusy(true)
    try {
      await call(setLowestPlan, { body: { module: id, plan, typed } })
      toast.success(t('Plans changed'))
      onMoved()
      onClose()
    } catch (failure) {
      setRefusal(failure instanceof ApiError ? failure.message : String(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      icon="layers"
      title={t('{title} from plan {plan} up', { title, plan: planTitle(t, plan) })}
      description={reach && <Hit reach={reach} />}
      footer={
        <>
          <Button onClick={onClose}>{t('Dismiss')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!isSure} onClick={() => void move()}>
            {t('Move module')}
          </Button>
        </>
      }
    >
      {error ? (
        <Note tone="bad">{error.message}</Note>
      ) : reach === undefined ? (
        <Skeleton width={260} />
      ) : (
        <div className="form">
          {reach.named.length > 0 && <Named reach={reach} />}
          {reach.modules.length > 0 && (
            <p className="t2">
              {t('These modules are switched off as well: {names}.', { names: reach.modules.join(', ') })}
            </p>
          )}
          {reach.websites > 0 && (
            <Field label={t('Type the name of the module')} hint={title} error={refusal}>
              {(ties) => (
                <Input {...ties} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
              )}
            </Field>
          )}
        </div>
      )}
    </Dialog>
  )
}

function Hit({ reach }: { readonly reach: ModuleReach }) {
  const t = useTexts('admin')
  if (reach.websites === 0) return t('No website loses it.')
  return (
    <>
      {t('{count} website loses it now.|{count} websites lose it now.', { count: reach.websites })}{' '}
      {t('{count} person works there.|{count} people work there.', { count: reach.people })}{' '}
      {t('Its data is kept and returns with the module.')}
    </>
  )
}

function Named({ reach: { named, websites } }: { readonly reach: ModuleReach }) {
  const t = useTexts('admin')
  const others = websites - named.length
  return (
    <ul>
      {named.map(({ id, name, people }) => (
        <li key={id}>
          {name} <span className="t3 xs">{t('{count} person|{count} people', { count: people })}</span>
        </li>
      ))}
      {others > 0 && <li className="t3">{t('and {count} more', { count: others })}</li>}
    </ul>
  )
}
