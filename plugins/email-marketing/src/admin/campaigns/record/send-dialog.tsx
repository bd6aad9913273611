import { call, useCall } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { Note, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { type Campaign, checkCampaign, sendCampaign } from '../../../contract.ts'
import { campaignsChanged } from '../changed.ts'

interface SendDialogProps {
  readonly campaign: Pick<Campaign, 'id' | 'name'>
  readonly onClose: () => void
}

/** Asks once more, then sends the campaign to everybody it is for (EMAIL-003). */
export function SendDialog({ campaign: { id, name }, onClose }: SendDialogProps) {
  const t = useTexts('email_marketing')
  const { data } = useCall(checkCampaign, { params: { id } })
  const obstacles = data?.checks.filter(({ refuses }) => refuses) ?? []
  return (
    <FormDialog
      title={t('Send “{name}”', { name })}
      description={t('Are you sure you want to send this campaign now?')}
      icon="send"
      submit={t('Send now')}
      failed={t('The campaign was not sent')}
      schema={Type.Object({})}
      initial={{}}
      isReady={() => obstacles.length === 0}
      save={async () => {
        await call(sendCampaign, { params: { id } })
        await campaignsChanged()
        toast.success(t('“{name}” is being sent', { name }))
        onClose()
      }}
      onClose={onClose}
    >
      {() =>
        obstacles.length > 0 ? (
          obstacles.map(({ id: check, message }) => (
            <Note key={check} tone="bad">
              {message}
            </Note>
          ))
        ) : (
          <p className="t2">{t('Sent emails can’t be recalled.')}</p>
        )
      }
    </FormDialog>
  )
}
