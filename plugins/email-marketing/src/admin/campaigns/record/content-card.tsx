import { addressOf } from '@ashlar/sdk'
import { ButtonLink, CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { bytesText, Card, EmptyState, Note, Pending, Segments, Skeleton, useTexts, Verbatim } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type CampaignDetail, previewCampaign, showCampaignMail } from '../../../contract.ts'
import { addressOfEditor } from '../words.ts'
import { TestPerson } from './test-person.tsx'

interface ContentCardProps {
  readonly campaign: CampaignDetail
  readonly mayEdit: boolean
}

type View = 'desktop' | 'phone' | 'dark' | 'text'

/** The email as a reader gets it, and the way to the editor. */
export function ContentCard({ campaign, mayEdit }: ContentCardProps) {
  const t = useTexts('email_marketing')
  const [view, setView] = useState<View>('desktop')
  const [person, setPerson] = useState<number | null>(null)
  const isThere = campaign.content !== null && !campaign.isUnreadable
  const edit = mayEdit && (
    <ButtonLink icon="layout-template" to={addressOfEditor(campaign.id)}>
      {t('Edit content')}
    </ButtonLink>
  )
  return (
    <Card title={t('Content')} actions={isThere && edit}>
      {campaign.isUnreadable ? (
        <Note tone="bad">
          {t('The content can’t be read. Open it in the editor to start over.')} {edit}
        </Note>
      ) : isThere ? (
        <div className="form">
          <div className="row wrap between">
            <Segments<View>
              label={t('Preview')}
              size="sm"
              value={view}
              onChange={setView}
              options={[
                { value: 'desktop', label: t('Desktop'), icon: 'monitor' },
                { value: 'phone', label: t('Phone'), icon: 'smartphone' },
                { value: 'dark', label: t('Dark'), icon: 'moon' },
                { value: 'text', label: t('Plain text'), icon: 'text' },
              ]}
            />
            <TestPerson audience={campaign.filters} value={person} onChange={setPerson} />
          </div>
          <Preview {...{ campaign, view, person }} />
        </div>
      ) : (
        <EmptyState
          kind="nothing"
          title={t('The email is empty')}
          text={t('Add text, pictures and buttons in the editor.')}
          actions={edit}
        />
      )}
    </Card>
  )
}

interface PreviewProps {
  readonly campaign: CampaignDetail
  readonly view: View
  /** Id of the customer whose data fills the personal fields. */
  readonly person: number | null
}

function Preview({ campaign, view, person }: PreviewProps) {
  const t = useTexts('email_marketing')
  const { id, revision, detailsRevision } = campaign
  const asked = { params: { id }, query: person === null ? {} : { testCustomer: person } }
  const { data, error, refetch } = useCall(previewCampaign, asked, { placeholderData: (before) => before })
  if (error && !data) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <Skeleton width={280} height={420} />
      </Pending>
    )
  }
  const { subject, preheader, text, size } = data.preview
  return (
    <>
      <div>
        <b className="med">{subject || t('No subject yet')}</b>
        <div className="t2 xs">
          {preheader !== '' && `${preheader} · `}
          {bytesText(size)}
        </div>
      </div>
      {view === 'text' ? (
        <Verbatim>{text}</Verbatim>
      ) : (
        <Frame
          // A frame of its own for each version: it is fetched again then.
          key={`${revision} ${detailsRevision}`}
          address={addressOf(showCampaignMail, asked)}
          view={view}
        />
      )}
      {view === 'dark' && (
        <p className="t3 xs">
          {t('Some email programs invert the colours in dark mode, as shown here. Others don’t.')}
        </p>
      )}
    </>
  )
}

/** Pixels. */
const widths = { desktop: 600, dark: 600, phone: 360 }

function Frame({ address, view }: { readonly address: string; readonly view: Exclude<View, 'text'> }) {
  const t = useTexts('email_marketing')
  return (
    <iframe
      title={t('The email as a reader sees it')}
      sandbox=""
      src={address}
      style={{
        ...{ display: 'block', width: '100%', maxWidth: widths[view], height: 560, margin: '0 auto' },
        ...{ border: '1px solid var(--ash-line-strong)', borderRadius: 'var(--ash-radius-md)', background: '#fff' },
        ...(view === 'dark' && { filter: 'invert(1) hue-rotate(180deg)' }),
      }}
    />
  )
}
