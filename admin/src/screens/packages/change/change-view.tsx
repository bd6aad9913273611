import type { PackageChange } from '@ashlar/sdk/platform'
import { Button, Dialog, Icon, Note, type Translate, useTexts } from '@ashlar/sdk/ui'
import { Step } from '../plan/plan-view.tsx'
import { actionTitle, outcome, tookOf } from '../words.ts'
import { useChange } from './use-change.ts'

/** A change while it is made, and how it ended. Closing it stops nothing. */
export function ChangeView({ begun, onClose }: { readonly begun: PackageChange; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { change, isSilent } = useChange(begun)
  const isRunning = change.state === 'running'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      icon={change.state === 'done' ? 'circle-check' : isRunning ? 'blocks' : 'circle-x'}
      tone={change.state === 'failed' ? 'bad' : change.state === 'withdrawn' ? 'warn' : 'accent'}
      title={actionTitle(change, t)}
      description={<Step plan={change} />}
      footer={
        <>
          <span className="grow t3 xs">
            {isRunning && t('You can close this and keep working. The change continues.')}
          </span>
          <Button onClick={onClose}>{t('Close')}</Button>
          {change.state === 'done' && (
            <Button variant="primary" icon="rotate-cw" onClick={() => location.reload()}>
              {t('Reload')}
            </Button>
          )}
        </>
      }
    >
      <div className="plan">
        <Verdict change={change} />
        <ol className="steps steps--live">
          {change.steps.map(({ step, state, took }) => (
            <li key={step} className={`is-${state}`}>
              <span className="n">
                <Icon name={icons[state]} size="sm" label={t(stateWords[state])} />
              </span>
              <div>
                <b className="med">{stepTitle(step, t)}</b>
              </div>
              <span className="t3 xs num">{took === null ? '' : tookOf(took, t)}</span>
            </li>
          ))}
        </ol>
        {isSilent && <Note tone="grey">{t('The server is not responding. Trying again every second.')}</Note>}
      </div>
    </Dialog>
  )
}

function Verdict({ change }: { readonly change: PackageChange }) {
  const t = useTexts('admin')
  switch (change.state) {
    case 'running':
      return (
        <p className="sr" role="status">
          {nowDoing(change, t)}
        </p>
      )
    case 'done':
      return (
        <div role="status">
          <Note tone="ok">
            {outcome(change, t)} {t('Open screens keep the old version until you reload them.')}
          </Note>
        </div>
      )
    case 'failed':
      return (
        <Note tone="bad">
          <b className="strong">{t('Everything runs as before.')}</b> {change.reason}
          {change.code !== '' && <span className="mono block">{change.code}</span>}
        </Note>
      )
    case 'withdrawn':
      return (
        <Note tone="warn">
          <b className="strong">{t('Rolled back by the server.')}</b> {change.reason}
        </Note>
      )
  }
}

/** "Check it (5 of 7)", for readers and for the line on the screen behind. */
export function nowDoing({ steps }: PackageChange, t: Translate): string {
  const at = steps.findIndex(({ state }) => state === 'running' || state === 'waiting')
  const current = steps[at]
  if (!current) return t('Finishing')
  return t('{step} ({number} of {all})', {
    step: stepTitle(current.step, t),
    number: at + 1,
    all: steps.length,
  })
}

const icons = { waiting: 'circle', running: 'loader-circle', done: 'check', failed: 'x' }
const stateWords = { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' }

function stepTitle(step: PackageChange['steps'][number]['step'], t: Translate): string {
  switch (step) {
    case 'store':
      return t('Store it')
    case 'load':
      return t('Load its code')
    case 'compose':
      return t('Prepare the new version')
    case 'migrate':
      return t('Migrate its tables')
    case 'check':
      return t('Check health, routes and pages')
    case 'activate':
      return t('Switch over')
    case 'drain':
      return t('Finish open requests')
  }
}
