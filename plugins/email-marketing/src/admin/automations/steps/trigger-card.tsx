import { CouldNotLoadNote } from '@ashlar/sdk/admin'
import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { Checkbox, Icon, useTexts } from '@ashlar/sdk/ui'
import { describeSettings, settingsWith } from '../../../automation/trigger-settings.ts'
import type { AutomationForm } from '../record/automation-form.ts'
import { TriggerField } from '../trigger-field.tsx'
import type { Triggers } from '../use-triggers.ts'
import { cardLook, headLook } from './step-look.ts'
import { TriggerSettingFields } from './trigger-settings.tsx'
import type { StepEditing } from './use-step-editing.ts'

interface TriggerCardProps {
  readonly form: Form<typeof AutomationForm>
  readonly triggers: Triggers
  readonly editing: StepEditing
  readonly disabled: boolean
}

/** What an automation begins with, and what it is called. */
export function TriggerCard({ form, triggers, editing, disabled }: TriggerCardProps) {
  const t = useTexts('email_marketing')
  const { values, errors } = form
  const described = triggers.settingsOf(values.trigger)
  const isOpen = editing.opened === 'when' || Object.keys(errors).some((path) => /^(name|trigger|settings)/.test(path))
  return (
    <div className="card" style={cardLook}>
      <div className="row g1" style={{ padding: 6 }}>
        <button
          type="button"
          id={editing.idOf('when')}
          className="blkitems__t"
          style={headLook}
          aria-expanded={isOpen}
          onClick={() => editing.toggle('when')}
        >
          <Icon name="zap" />
          <span>
            <span className="t2 xs">{t('When')}</span>
            <br />
            <span className="med">{triggers.titleOf(values.trigger)}</span>
            <span className="t2">
              {describeSettings(described, values.settings).map((each) => ` · ${each}`)}
              {' · '}
              {values.repeats ? t('every time') : t('the first time')}
            </span>
          </span>
        </button>
      </div>
      {isOpen && (
        <fieldset className="bare" disabled={disabled}>
          <legend className="sr">{t('When')}</legend>
          <div className="card__b form" style={{ borderTop: '1px solid var(--ash-line)' }}>
            {triggers.error && !triggers.all && <CouldNotLoadNote error={triggers.error} retry={triggers.retry} />}
            <SchemaField form={form} name="name" label={t('Name')} required hint={t('Only your team sees it.')} />
            <TriggerField
              id={form.idOf('trigger')}
              label={t('Begins when')}
              triggers={triggers}
              value={values.trigger}
              error={errors['trigger']}
              disabled={disabled}
              onChange={(trigger) => {
                form.change('trigger', trigger)
                form.change('settings', settingsWith(triggers.settingsOf(trigger), {}))
              }}
            />
            <TriggerSettingFields
              described={described}
              value={values.settings}
              errorOf={(key) => errors[`settings/${key}`]}
              disabled={disabled}
              onChange={(settings) => form.change('settings', settings)}
            />
            <Checkbox
              label={t('Every time it happens, not only the first time')}
              checked={values.repeats}
              disabled={disabled}
              onChange={(repeats) => form.change('repeats', repeats)}
            />
          </div>
        </fieldset>
      )}
    </div>
  )
}
