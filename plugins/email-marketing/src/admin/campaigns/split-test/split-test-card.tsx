import { CouldNotLoadNote, useCall, useNavigate } from '@ashlar/sdk/admin'
import { Button, Card, IconButton, Menu, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type CampaignDetail, getTest, type SplitTest, type Variant } from '../../../contract.ts'
import { addressOfEditor } from '../words.ts'
import { add, endTest } from './actions.ts'
import { NotCountedNote } from './not-counted-note.tsx'
import { TestSettingsDialog } from './test-settings-dialog.tsx'
import { VariantDialog } from './variant-dialog.tsx'
import { VariantRow } from './variant-row.tsx'
import { planText } from './words.ts'

interface SplitTestCardProps {
  readonly campaign: CampaignDetail
  readonly mayEdit: boolean
}

/** Variants of a campaign at most, its own mail among them. */
const mostVariants = 4

/** Variants of a campaign that are tried on part of its recipients, while it is written. */
export function SplitTestCard({ campaign, mayEdit }: SplitTestCardProps) {
  const t = useTexts('email_marketing')
  const navigate = useNavigate()
  const [isSettingUp, setSettingUp] = useState(false)
  const [edited, setEdited] = useState<number>()
  const { data, error, refetch } = useCall(getTest, { params: { id: campaign.id } })
  const { test = null, variants = [] } = data ?? {}
  const addNow = async (hasOwnContent: boolean) => {
    const made = await add(campaign.id, hasOwnContent, t)
    if (made === undefined) return
    if (hasOwnContent) void navigate(addressOfEditor(made))
    else setEdited(made)
  }
  return (
    <Card
      title={t('A/B test')}
      actions={
        test !== null &&
        mayEdit && (
          <>
            {variants.length < mostVariants && (
              <Menu
                trigger={
                  <Button size="sm" icon="plus">
                    {t('Add variant')}
                  </Button>
                }
                entries={[
                  {
                    label: t('Other subject or sender'),
                    icon: 'text-cursor-input',
                    onSelect: () => void addNow(false),
                  },
                  { label: t('Other content'), icon: 'layout-template', onSelect: () => void addNow(true) },
                ]}
              />
            )}
            <Menu
              trigger={<IconButton icon="ellipsis" label={t('More of the A/B test')} />}
              entries={[
                { label: t('Change A/B test'), icon: 'settings-2', onSelect: () => setSettingUp(true) },
                {
                  ...{ label: t('End A/B test'), icon: 'trash-2', danger: true },
                  onSelect: () => void endTest(campaign.id, t),
                },
              ]}
            />
          </>
        )
      }
    >
      {error && !data && <CouldNotLoadNote error={error} retry={refetch} />}
      {!data && !error && (
        <Pending>
          <Skeleton width={320} height={48} />
        </Pending>
      )}
      {data && test === null && (
        <div className="row wrap between">
          <p className="t2 grow">
            {t(
              'Try other subjects, sender names or content on part of the recipients. Everyone else gets the best one.',
            )}
          </p>
          {mayEdit && (
            <Button icon="split" onClick={() => setSettingUp(true)}>
              {t('Set up test')}
            </Button>
          )}
        </div>
      )}
      {test !== null && <Variants {...{ test, variants, campaign, mayEdit }} onEdit={setEdited} />}
      {isSettingUp && <TestSettingsDialog campaignId={campaign.id} test={test} onClose={() => setSettingUp(false)} />}
      {edited !== undefined && (
        <VariantDialog
          id={edited}
          number={variants.find(({ id }) => id === edited)?.number ?? 2}
          campaign={campaign}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

interface VariantsProps extends SplitTestCardProps {
  readonly test: SplitTest
  readonly variants: readonly Variant[]
  readonly onEdit: (id: number) => void
}

function Variants({ test, variants, campaign, mayEdit, onEdit }: VariantsProps) {
  const t = useTexts('email_marketing')
  return (
    <div className="col" style={{ gap: 12 }}>
      <p className="t2">{planText(test, variants.length, t)}</p>
      <NotCountedNote test={test} />
      <ul className="col" style={{ gap: 10 }} aria-label={t('Variants')}>
        {variants.map((variant) => (
          <VariantRow
            key={variant.id}
            {...{ variant, campaign, mayEdit }}
            mayRemove={variants.length > 2}
            onEdit={() => onEdit(variant.id)}
          />
        ))}
      </ul>
    </div>
  )
}
