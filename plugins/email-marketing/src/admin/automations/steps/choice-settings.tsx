import type { MailValue } from '@ashlar/sdk'
import { Field, Halves, Input, Select, useTexts } from '@ashlar/sdk/ui'
import type { AutomationWithMails, StepCondition } from '../../../contract.ts'
import { MailSelect } from './mail-select.tsx'
import type { SettingsOf } from './step-settings.tsx'

interface ChoiceSettingsProps extends SettingsOf<'if'> {
  readonly automation: AutomationWithMails
  /** What the trigger tells of a person, in the reader's language. */
  readonly values: readonly MailValue[]
}

type OfValue = Extract<StepCondition, { readonly about: 'value' }>

/** What decides between “Yes” and “No”. */
export function ChoiceSettings({ step, put, automation, values }: ChoiceSettingsProps) {
  const t = useTexts('email_marketing')
  const { condition } = step
  const change = (next: StepCondition) => put({ ...step, condition: next })
  const ask = (about: StepCondition['about']) => {
    if (about === 'value') return change({ about, name: values[0]?.name ?? '', operator: 'is', value: '' })
    change({ about, mailId: condition.about === 'value' ? (automation.mails[0]?.id ?? 0) : condition.mailId })
  }
  return (
    <>
      <Field
        label={t('Look at')}
        hint={condition.about === 'opened' && t('Many email programs hide opens, so this is an estimate.')}
      >
        {(ties) => (
          <Select<StepCondition['about']>
            {...ties}
            value={condition.about}
            options={[
              { value: 'opened', label: t('Whether they opened an email') },
              { value: 'clicked', label: t('Whether they clicked a link in an email') },
              { value: 'value', label: t('What is known when it begins') },
            ]}
            onChange={ask}
          />
        )}
      </Field>
      {condition.about === 'value' ? (
        <ValueFields condition={condition} values={values} onChange={change} />
      ) : (
        <MailSelect
          automation={automation}
          value={condition.mailId}
          onChange={(mailId) => change({ ...condition, mailId })}
        />
      )}
    </>
  )
}

interface ValueFieldsProps {
  readonly condition: OfValue
  readonly values: readonly MailValue[]
  readonly onChange: (condition: OfValue) => void
}

function ValueFields({ condition, values, onChange }: ValueFieldsProps) {
  const t = useTexts('email_marketing')
  const { name, operator, value } = condition
  const options = values.map((each) => ({ value: each.name, label: each.title }))
  const isOffered = options.some((option) => option.value === name)
  return (
    <>
      <Halves>
        <Field label={t('Value')} required>
          {(ties) => (
            <Select
              {...ties}
              value={name}
              options={isOffered ? options : [{ value: name, label: name || t('Choose…') }, ...options]}
              onChange={(chosen) => onChange({ ...condition, name: chosen })}
            />
          )}
        </Field>
        <Field label={t('Comparison')}>
          {(ties) => (
            <Select<OfValue['operator']>
              {...ties}
              value={operator}
              options={[
                { value: 'is', label: t('is') },
                { value: 'contains', label: t('contains') },
                { value: 'more_than', label: t('is more than') },
                { value: 'less_than', label: t('is less than') },
                { value: 'is_known', label: t('is known') },
              ]}
              onChange={(chosen) => onChange({ ...condition, operator: chosen })}
            />
          )}
        </Field>
      </Halves>
      {operator !== 'is_known' && (
        <Field label={t('Compare with')} required>
          {(ties) => (
            <Input
              {...ties}
              maxLength={200}
              value={value}
              onChange={({ target }) => onChange({ ...condition, value: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
