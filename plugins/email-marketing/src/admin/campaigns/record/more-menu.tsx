import { useCan, useNavigate } from '@ashlar/sdk/admin'
import { IconButton, Menu, type MenuAction, useTexts } from '@ashlar/sdk/ui'
import type { Campaign } from '../../../contract.ts'
import { duplicate, remove } from '../campaign-actions.ts'
import { addressOfCampaign } from '../words.ts'

interface MoreMenuProps {
  readonly campaign: Pick<Campaign, 'id' | 'name'>
  /** What else can be done with it; stands first. */
  readonly entries?: readonly MenuAction[]
}

/** Copying and deleting, and what a campaign’s state allows besides. */
export function MoreMenu({ campaign, entries = [] }: MoreMenuProps) {
  const t = useTexts('email_marketing')
  const navigate = useNavigate()
  const mayCreate = useCan('campaigns.can_create')
  const mayRemove = useCan('campaigns.can_delete')
  const copy = async () => {
    const id = await duplicate(campaign, t)
    if (id !== undefined) void navigate(addressOfCampaign(id))
  }
  const removeNow = async () => {
    if (await remove(campaign, t)) void navigate('/admin/email-marketing')
  }
  const all = [
    ...entries,
    ...(mayCreate ? [{ label: t('Duplicate'), icon: 'copy', onSelect: () => void copy() }] : []),
    ...(mayRemove ? [{ label: t('Delete'), icon: 'trash-2', danger: true, onSelect: () => void removeNow() }] : []),
  ]
  return all.length > 0 && <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={all} />
}
