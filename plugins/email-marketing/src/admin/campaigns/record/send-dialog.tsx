import { call, useCall } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { Note, type Translate, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { type CampaignDetail, checkCampaign, getTest, previewAudience, sendCampaign } from '../../../contract.ts'
import { campaignsChanged } from '../changed.ts'
import { planText } from '../split-test/words.ts'
import { countText } from '../words.ts'

interface SendDialogProps {
  readonly campaign: Pick<CampaignDetail, 'id' | 'name' | 'filters'>
  readonly onClose: () => void
}

/** Asks once more, then sends the campaign to everybody it is for (EMAIL-003). */
export function SendDialog({ campaign: { id, name, filters }, onClose }: SendDialogProps) {
  const t = useTexts('email_marketing')
  const { data } = useCall(checkCampaign, { params: { id } })
  const found = useCall(previewAudience, { body: { filters } }, { staleTime: 0 }).data?.results
  const tried = useCall(getTest, { params: { id } }).data
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
            <Note key={`${check} ${message}`} tone="bad">
              {message}
            </Note>
          ))
        ) : (
          <>
            <p className="t2">
              {found && <b className="med">{peopleText(found, t)}</b>} {t('Sent emails can’t be recalled.')}
            </p>
            {tried?.test && <p className="t2">{planText(tried.test, tried.variants.length, t)}</p>}
          </>
        )
      }
    </FormDialog>
  )
}

function peopleText(
  { total, totalIsEstimate }: { readonly total: number; readonly totalIsEstimate?: boolean },
  t: Translate,
): string {
  const people = countText(total)
  if (totalIsEstimate) return t('More than {people} people get it.', { people })
  return t('{people} person gets it.|{people} people get it.', { count: total, people })
}
