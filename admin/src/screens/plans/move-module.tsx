import { call, useCall } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { getModuleReach, type ModuleReach, type PlanName, setLowestPlan } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Note, Pending, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { TypedNameDialog } from '../typed-name-dialog.tsx'

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
  const reach = data?.reach
  const shown = {
    icon: 'layers',
    title: t('{title} from plan {plan} up', { title, plan: planTitle(t, plan) }),
    submit: t('Move module'),
    failed: t('The module was not moved'),
    onClose,
  }
  const move = async (typed: string) => {
    await call(setLowestPlan, { body: { module: id, plan, typed } })
    toast.success(t('Plans changed'))
    onMoved()
    onClose()
  }
  if (reach && reach.websites > 0) {
    return (
      <TypedNameDialog
        {...shown}
        description={<Hit reach={reach} />}
        label={t('Type the name of the module')}
        name={title}
        before={<Lost reach={reach} />}
        save={({ name }) => move(name)}
      />
    )
  }
  return (
    <FormDialog
      {...shown}
      size="sm"
      description={reach && t('No website loses it.')}
      schema={Type.Object({})}
      initial={{}}
      isReady={() => reach !== undefined}
      save={() => move('')}
    >
      {() =>
        error ? (
          <Note tone="bad">{error.message}</Note>
        ) : reach ? (
          <Lost reach={reach} />
        ) : (
          <Pending>
            <Skeleton width={260} />
          </Pending>
        )
      }
    </FormDialog>
  )
}

function Lost({ reach }: { readonly reach: ModuleReach }) {
  const t = useTexts('admin')
  return (
    <>
      {reach.named.length > 0 && <Named reach={reach} />}
      {reach.modules.length > 0 && (
        <p className="t2">
          {t('These modules are switched off as well: {names}.', { names: reach.modules.join(', ') })}
        </p>
      )}
    </>
  )
}

function Hit({ reach }: { readonly reach: ModuleReach }) {
  const t = useTexts('admin')
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
