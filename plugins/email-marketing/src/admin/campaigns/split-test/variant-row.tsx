import { useNavigate } from '@ashlar/sdk/admin'
import { Badge, IconButton, Menu, useTexts } from '@ashlar/sdk/ui'
import type { CampaignDetail, Variant } from '../../../contract.ts'
import { addressOfEditor } from '../words.ts'
import { copyContent, remove } from './actions.ts'
import { letterOf } from './words.ts'

interface VariantRowProps {
  readonly variant: Variant
  readonly campaign: CampaignDetail
  readonly mayEdit: boolean
  /** A test keeps two variants. */
  readonly mayRemove: boolean
  readonly onEdit: () => void
}

/** One variant: what differs from the campaign, and the ways to change it. */
export function VariantRow({ variant, campaign, mayEdit, mayRemove, onEdit }: VariantRowProps) {
  const t = useTexts('email_marketing')
  const navigate = useNavigate()
  const { number, id, subject, from_name: sender, hasOwnContent } = variant
  const letter = letterOf(number)
  const isOwn = number === 1
  const isSame = !isOwn && subject === '' && sender === '' && !hasOwnContent
  const differs = [
    ...(sender === '' || isOwn ? [] : [t('From {name}', { name: sender })]),
    ...(hasOwnContent && !isOwn ? [t('Own content')] : []),
  ]
  const openEditor = async () => {
    if (hasOwnContent || (await copyContent(campaign, id, t))) void navigate(addressOfEditor(id))
  }
  return (
    <li className="row" style={{ alignItems: 'flex-start' }}>
      <Badge plain tone="accent">
        {letter}
      </Badge>
      <div className="grow" style={{ minWidth: 0 }}>
        <div className={subject === '' && isOwn ? 't3' : 'med'}>
          {isOwn ? subject || t('No subject yet') : subject || campaign.subject || t('No subject yet')}
        </div>
        <div className="t2 xs">
          {isOwn
            ? t('The campaign as it is above')
            : isSame
              ? t('Same as A so far. Change its subject, sender name or content.')
              : differs.join(' · ')}
        </div>
      </div>
      {mayEdit && !isOwn && (
        <Menu
          trigger={<IconButton icon="ellipsis" label={t('Actions for variant {letter}', { letter })} />}
          entries={[
            { label: t('Change subject and sender'), icon: 'pencil', onSelect: onEdit },
            {
              label: hasOwnContent ? t('Edit content') : t('Write other content'),
              ...{ icon: 'layout-template', onSelect: () => void openEditor() },
            },
            ...(mayRemove
              ? [
                  {
                    ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                    onSelect: () => void remove(campaign.id, number, t),
                  },
                ]
              : []),
          ]}
        />
      )}
    </li>
  )
}
