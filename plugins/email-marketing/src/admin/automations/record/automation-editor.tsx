import { ApiError, useCan, useNavigate, useSaveKey, useSearchParams, useUnsavedGuard } from '@ashlar/sdk/admin'
import { ConflictDialog, differences } from '@ashlar/sdk/records'
import { Button, IconButton, Menu, Note, PageHeader, Tabs, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { describeStep } from '../../../automation/describe.ts'
import { allSteps } from '../../../automation/steps.ts'
import { describeSettings } from '../../../automation/trigger-settings.ts'
import type { AutomationWithMails } from '../../../contract.ts'
import { remove, turnOff, turnOn } from '../automation-actions.ts'
import { OnBadge } from '../on-badge.tsx'
import { StepColumn } from '../steps/step-column.tsx'
import { useStepEditing } from '../steps/use-step-editing.ts'
import { useStepNames } from '../use-step-names.ts'
import { useTriggers } from '../use-triggers.ts'
import { automationsPath } from '../words.ts'
import { type AutomationForm, formOf } from './automation-form.ts'
import { BackToAutomations } from './back-to-automations.tsx'
import { DryRunList } from './dry-run-list.tsx'
import { RunList } from './run-list.tsx'
import { useAutomationForm } from './use-automation-form.ts'

const tabs = ['steps', 'dry-run', 'people'] as const

/** An automation as it is built, with what it did and would have done. */
export function AutomationEditor({ automation }: { readonly automation: AutomationWithMails }) {
  const t = useTexts('email_marketing')
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const mayEdit = useCan('campaigns.can_edit')
  const mayRemove = useCan('campaigns.can_delete')
  const triggers = useTriggers()
  const [obstacle, setObstacle] = useState('')
  const [isTurning, setTurning] = useState(false)
  const { form, problem, conflict, save } = useAutomationForm(automation, triggers)
  const { values, isDirty, isSaving } = form
  const names = useStepNames(automation, triggers.valuesOf(values.trigger))
  const editing = useStepEditing(form, names)
  const saveAll = () => {
    editing.attempt()
    return save()
  }
  // As both versions are shown where somebody else was faster.
  const described = ({ trigger, settings, steps, ...rest }: AutomationForm) => ({
    ...rest,
    trigger: [triggers.titleOf(trigger), ...describeSettings(triggers.settingsOf(trigger), settings)],
    steps: allSteps(steps).map((step) => describeStep(step, names, t)),
  })
  useUnsavedGuard(isDirty)
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'steps'
  const saveNow = async () => {
    if (mayEdit && isDirty && (await saveAll())) toast.success(t('Saved'))
  }
  useSaveKey(() => void saveNow())
  // What begins is what stands on the screen.
  const begin = async () => {
    setObstacle('')
    if (isDirty && !(await saveAll())) return
    setTurning(true)
    try {
      await turnOn(automation, t)
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      setObstacle(error instanceof ApiError ? error.message : t('Something went wrong. Please try again.'))
    }
    setTurning(false)
  }
  const removeNow = async () => {
    if (await remove(automation, t)) void navigate(automationsPath)
  }
  return (
    <>
      <PageHeader
        before={<BackToAutomations />}
        title={automation.name}
        badges={<OnBadge isOn={automation.isOn} />}
        subtitle={
          automation.isOn ? t('People who are under way go on as they began.') : triggers.titleOf(automation.trigger)
        }
        actions={
          <>
            {mayRemove && (
              <Menu
                trigger={<IconButton icon="ellipsis" label={t('More')} />}
                entries={[{ label: t('Delete'), icon: 'trash-2', danger: true, onSelect: () => void removeNow() }]}
              />
            )}
            {mayEdit && (
              <>
                {isDirty && <span className="t3 xs">{t('Unsaved changes')}</span>}
                <Button
                  variant={automation.isOn ? 'primary' : 'plain'}
                  busy={isSaving}
                  disabled={!isDirty}
                  onClick={() => void saveNow()}
                >
                  {t('Save')}
                </Button>
                {automation.isOn ? (
                  <Button icon="power-off" onClick={() => void turnOff(automation, t)}>
                    {t('Turn off')}
                  </Button>
                ) : (
                  <Button variant="primary" icon="power" busy={isTurning} onClick={() => void begin()}>
                    {t('Turn on')}
                  </Button>
                )}
              </>
            )}
          </>
        }
      />
      {problem && (
        <Note tone="bad">
          <b>{problem.title}</b> {problem.text}
        </Note>
      )}
      {obstacle !== '' && (
        <Note tone="bad">
          <b>{t('The automation was not turned on')}</b> {obstacle}
        </Note>
      )}
      <Tabs
        label={t('Automation')}
        className="tabs tabs--page"
        value={tab}
        onChange={(chosen) => setQuery(chosen === 'steps' ? {} : { tab: chosen }, { replace: true })}
        tabs={[
          {
            ...{ value: 'steps', label: t('Steps'), stays: true },
            content: <StepColumn {...{ form, editing, automation, triggers, names }} disabled={!mayEdit} />,
          },
          {
            ...{ value: 'dry-run', label: t('Dry run') },
            content: <DryRunList automation={automation} triggers={triggers} isUnsaved={isDirty} />,
          },
          {
            ...{ value: 'people', label: t('People') },
            content: <RunList automation={automation} names={names} />,
          },
        ]}
      />
      {conflict && (
        <ConflictDialog
          title={t('Someone else changed this automation')}
          rows={differences(described(formOf(conflict.theirs)), described(values), {
            ...{ name: t('Name'), trigger: t('Begins when'), repeats: t('Every time it happens'), steps: t('Steps') },
          })}
          onTakeTheirs={() => conflict.decide('theirs')}
          onSaveYours={() => conflict.decide('yours')}
          onClose={() => conflict.decide('neither')}
        />
      )}
    </>
  )
}
