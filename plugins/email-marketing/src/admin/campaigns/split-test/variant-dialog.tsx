import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { SchemaField } from '@ashlar/sdk/forms'
import { ConflictDialog, differences } from '@ashlar/sdk/records'
import { Dialog, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import { type CampaignDetail, getCampaign } from '../../../contract.ts'
import { RecordDialog } from '../../record-dialog.tsx'
import { formOf } from '../record/campaign-form.ts'
import { usePersonalFields } from '../record/personal-fields.ts'
import { PersonalTextField } from '../record/personal-text-field.tsx'
import { useCampaignForm } from '../record/use-campaign-form.ts'
import { testChanged } from './actions.ts'
import { letterOf } from './words.ts'

interface VariantDialogProps {
  readonly id: number
  readonly number: number
  /** Whose variant it is. */
  readonly campaign: CampaignDetail
  readonly onClose: () => void
}

/** What stands in the inbox of those who get a variant. */
export function VariantDialog({ id, ...rest }: VariantDialogProps) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(getCampaign, { params: { id } })
  if (data) return <LoadedVariantDialog variant={data.campaign} {...rest} />
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && rest.onClose()}
      title={t('Variant {letter}', { letter: letterOf(rest.number) })}
      icon="split"
    >
      {error ? <CouldNotLoadNote error={error} retry={refetch} /> : <Skeleton width={280} height={120} />}
    </Dialog>
  )
}

interface LoadedVariantDialogProps extends Omit<VariantDialogProps, 'id'> {
  readonly variant: CampaignDetail
}

function LoadedVariantDialog({ variant, number, campaign, onClose }: LoadedVariantDialogProps) {
  const t = useTexts('email_marketing')
  const { form, problem, conflict, save } = useCampaignForm(variant)
  const fields = usePersonalFields(campaign.filters)
  const saveNow = async () => {
    if (!(await save())) return
    await testChanged()
    toast.success(t('Saved'))
    onClose()
  }
  return (
    <RecordDialog
      title={t('Variant {letter}', { letter: letterOf(number) })}
      icon="split"
      isSaving={form.isSaving}
      problem={problem}
      onSave={saveNow}
      onClose={onClose}
      conflict={
        conflict && (
          <ConflictDialog
            title={t('Someone else changed this variant')}
            rows={differences(formOf(conflict.theirs.campaign), form.values, {
              ...{ subject: t('Subject'), from_name: t('Sender name') },
            })}
            onTakeTheirs={() => conflict.decide('theirs')}
            onSaveYours={() => conflict.decide('yours')}
            onClose={() => conflict.decide('neither')}
          />
        )
      }
    >
      <PersonalTextField
        {...{ form, fields }}
        disabled={false}
        name="subject"
        label={t('Subject')}
        hint={t('“{text}” if empty.', { text: campaign.subject || t('No subject yet') })}
      />
      <SchemaField
        form={form}
        name="from_name"
        label={t('Sender name')}
        hint={
          campaign.from_name === ''
            ? t('The name of the website if empty.')
            : t('“{text}” if empty.', { text: campaign.from_name })
        }
      />
    </RecordDialog>
  )
}
