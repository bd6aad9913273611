import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Field, Halves, Segments, toast, useTexts } from '@ashlar/sdk/ui'
import { putTest, SplitTest } from '../../../contract.ts'
import { testChanged } from './actions.ts'
import { NotCountedNote } from './not-counted-note.tsx'

interface TestSettingsDialogProps {
  readonly campaignId: number
  /** Null for a new one. */
  readonly test: SplitTest | null
  readonly onClose: () => void
}

const usual: SplitTest = { share: 20, by: 'clicks', hours: 4, isManual: false }

/** On how many recipients variants are tried, and how the winner is found. */
export function TestSettingsDialog({ campaignId, test, onClose }: TestSettingsDialogProps) {
  const t = useTexts('email_marketing')
  return (
    <FormDialog
      title={t('A/B test')}
      description={t('Part of the recipients get different variants. Everyone else gets the best one.')}
      icon="split"
      submit={test === null ? t('Set up test') : t('Save')}
      failed={t('The A/B test was not saved')}
      schema={SplitTest}
      initial={test ?? usual}
      messages={{ share: t('Enter a number from 5 to 100.'), hours: t('Enter a number from 1 to 168.') }}
      save={async (values) => {
        await call(putTest, { params: { id: campaignId }, body: values })
        await testChanged()
        toast.success(t('Saved'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Halves>
            <SchemaField
              form={form}
              name="share"
              label={t('Recipients in the test (%)')}
              hint={t('Split equally between the variants.')}
            />
            {form.values.isManual ? null : (
              <SchemaField
                form={form}
                name="hours"
                label={t('Hours until the winner is chosen')}
                hint={t('After sending begins.')}
              />
            )}
          </Halves>
          <Field label={t('The winner has the most')}>
            {() => (
              <Segments
                label={t('The winner has the most')}
                value={form.values.by}
                onChange={(by) => form.change('by', by)}
                options={[
                  { value: 'clicks', label: t('Clicks'), icon: 'mouse-pointer-click' },
                  { value: 'opens', label: t('Opens'), icon: 'mail-open' },
                ]}
              />
            )}
          </Field>
          <NotCountedNote test={form.values} />
          <SchemaField
            form={form}
            name="isManual"
            label={t('Choose the winner by hand')}
            hint={t('Nobody else gets the campaign until you have chosen.')}
          />
        </>
      )}
    </FormDialog>
  )
}
