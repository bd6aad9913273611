import { CouldNotLoadNote, call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Checkbox, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { createAutomation, NewAutomation } from '../../contract.ts'
import { automationsChanged } from './changed.ts'
import { TriggerField } from './trigger-field.tsx'
import type { Triggers } from './use-triggers.ts'

const { name, trigger, repeats } = Type.Required(NewAutomation).properties
const NewAutomationForm = Type.Object({ name, trigger, repeats })

interface NewAutomationDialogProps {
  readonly triggers: Triggers
  readonly onMade: (id: number) => void
  readonly onClose: () => void
}

/** An automation begins with its name, and with what it waits for. */
export function NewAutomationDialog({ triggers, onMade, onClose }: NewAutomationDialogProps) {
  const t = useTexts('email_marketing')
  return (
    <FormDialog
      title={t('New automation')}
      icon="workflow"
      submit={t('Create')}
      failed={t('The automation was not created')}
      schema={NewAutomationForm}
      initial={{ name: '', trigger: triggers.all?.[0]?.id ?? '', repeats: false }}
      messages={{ name: t('Name is required.'), trigger: t('Choose what it begins with.') }}
      save={async (values) => {
        const { automation } = await call(createAutomation, { body: values })
        await automationsChanged()
        onClose()
        onMade(automation.id)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {triggers.error && !triggers.all && <CouldNotLoadNote error={triggers.error} retry={triggers.retry} />}
          <SchemaField form={form} name="name" label={t('Name')} required hint={t('Only your team sees it.')} />
          <TriggerField
            id={form.idOf('trigger')}
            label={t('Begins when')}
            triggers={triggers}
            value={form.values.trigger}
            error={form.errors['trigger']}
            onChange={(trigger) => form.change('trigger', trigger)}
          />
          <Checkbox
            label={t('Every time it happens, not only the first time')}
            checked={form.values.repeats}
            onChange={(repeats) => form.change('repeats', repeats)}
          />
        </>
      )}
    </FormDialog>
  )
}
