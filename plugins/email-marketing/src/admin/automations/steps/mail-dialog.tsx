import type { MailValue } from '@ashlar/sdk'
import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { ConflictDialog, differences } from '@ashlar/sdk/records'
import { Dialog, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import { type CampaignDetail, getCampaign } from '../../../contract.ts'
import { formOf } from '../../campaigns/record/campaign-form.ts'
import { MailFields } from '../../campaigns/record/mail-fields.tsx'
import { usePersonalFields } from '../../campaigns/record/personal-fields.ts'
import { useCampaignForm } from '../../campaigns/record/use-campaign-form.ts'
import { RecordDialog } from '../../record-dialog.tsx'
import { automationsChanged } from '../changed.ts'

interface MailDialogProps {
  readonly id: number
  /** What the trigger tells of a person, in the reader's language. */
  readonly values: readonly MailValue[]
  readonly onClose: () => void
}

/** What an email of an automation is called, and what stands in the inbox. */
export function MailDialog({ id, values, onClose }: MailDialogProps) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(getCampaign, { params: { id } })
  if (data) return <LoadedMailDialog mail={data.campaign} values={values} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Email')} icon="mail">
      {error ? <CouldNotLoadNote error={error} retry={refetch} /> : <Skeleton width={280} height={120} />}
    </Dialog>
  )
}

interface LoadedMailDialogProps extends Omit<MailDialogProps, 'id'> {
  readonly mail: CampaignDetail
}

function LoadedMailDialog({ mail, values, onClose }: LoadedMailDialogProps) {
  const t = useTexts('email_marketing')
  const { form, problem, conflict, save } = useCampaignForm(mail)
  const usual = usePersonalFields(form.values.filters)
  const own = values.map(({ name, title }) => ({ id: name, title, fallback: '' }))
  const fields = [...usual, ...own.filter(({ id }) => usual.every((each) => each.id !== id))]
  const saveNow = async () => {
    if (!(await save())) return
    await automationsChanged()
    toast.success(t('Saved'))
    onClose()
  }
  return (
    <RecordDialog
      title={mail.name}
      icon="mail"
      isSaving={form.isSaving}
      problem={problem}
      onSave={saveNow}
      onClose={onClose}
      conflict={
        conflict && (
          <ConflictDialog
            title={t('Someone else changed this email')}
            rows={differences(formOf(conflict.theirs.campaign), form.values, {
              ...{ name: t('Name'), subject: t('Subject'), preheader: t('Preview text') },
            })}
            onTakeTheirs={() => conflict.decide('theirs')}
            onSaveYours={() => conflict.decide('yours')}
            onClose={() => conflict.decide('neither')}
          />
        )
      }
    >
      <MailFields form={form} fields={fields} />
    </RecordDialog>
  )
}
