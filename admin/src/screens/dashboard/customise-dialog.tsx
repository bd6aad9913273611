import { ApiError, call, outdated } from '@ashlar/sdk/admin'
import { SortableList, useSortableRow } from '@ashlar/sdk/editor'
import { arrangeDashboard, type DashboardArrangement, getDashboard } from '@ashlar/sdk/platform'
import { Button, Dialog, Icon, Note, Switch, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { arranged, arrangementOf } from './arranged.ts'

export interface NamedWidget {
  readonly key: string
  readonly title: string
}

export interface CustomiseDialogProps {
  /** In their usual order. */
  readonly widgets: readonly NamedWidget[]
  readonly arrangement: DashboardArrangement
  readonly onClose: () => void
}

/** Which cards a person sees on the dashboard, and in which order. */
export default function CustomiseDialog({ widgets, arrangement, onClose }: CustomiseDialogProps) {
  const t = useTexts('admin')
  const [rows, setRows] = useState(() => arranged(widgets, arrangement.widgets))
  const [hidden, setHidden] = useState(arrangement.hidden)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const move = (from: number, to: number) => {
    const next = [...rows]
    next.splice(to, 0, ...next.splice(from, 1))
    setRows(next)
  }
  const show = (key: string, isShown: boolean) =>
    setHidden(isShown ? hidden.filter((each) => each !== key) : [...hidden, key])
  const reset = () => {
    setRows(widgets)
    setHidden([])
  }
  const save = async () => {
    setBusy(true)
    try {
      const here = hidden.filter((key) => widgets.some((each) => each.key === key))
      const chosen = { widgets: rows.map(({ key }) => key), hidden: here }
      await call(arrangeDashboard, { body: arrangementOf(widgets, chosen, arrangement) })
      await outdated(getDashboard)
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('The dashboard could not be saved. Try again.'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Customise dashboard')}
      description={t('Choose the cards that you see and their order. Other people keep their own dashboard.')}
      footer={
        <>
          <Button variant="ghost" onClick={reset}>
            {t('Reset')}
          </Button>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      {problem && <Note tone="bad">{problem}</Note>}
      <SortableList rows={rows.map(({ key, title }) => ({ id: key, title }))} onDrop={move} hasLevels={false}>
        {() => (
          <ol className="arrange">
            {rows.map(({ key, title }) => (
              <Row
                key={key}
                id={key}
                title={title}
                isShown={!hidden.includes(key)}
                onShow={(isShown) => show(key, isShown)}
              />
            ))}
          </ol>
        )}
      </SortableList>
    </Dialog>
  )
}

interface RowProps {
  readonly id: string
  readonly title: string
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

function Row({ id, title, isShown, onShow }: RowProps) {
  const t = useTexts('admin')
  const sortable = useSortableRow(id)
  return (
    <li {...sortable.row}>
      <button {...sortable.handle} type="button" className="arrange__h" aria-label={t('Move {name}', { name: title })}>
        <Icon name="grip-vertical" size="sm" />
      </button>
      <span className={isShown ? 'grow trunc' : 'grow trunc t3'}>{title}</span>
      <Switch hideLabel label={t('Show {name}', { name: title })} checked={isShown} onChange={onShow} />
    </li>
  )
}
