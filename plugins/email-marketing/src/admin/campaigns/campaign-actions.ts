import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { type Campaign, deleteCampaign, deleteCampaigns, duplicateCampaign } from '../../contract.ts'
import { sayRefused } from '../refused.ts'
import { campaignsChanged } from './changed.ts'

type Named = Pick<Campaign, 'id' | 'name'>

/** Copy a campaign into a new draft; gives its id, or undefined when it was refused. */
export async function duplicate({ id, name }: Named, t: Translate): Promise<number | undefined> {
  try {
    const { campaign } = await call(duplicateCampaign, { params: { id } })
    await campaignsChanged()
    toast.success(t('“{name}” duplicated', { name }))
    return campaign.id
  } catch (error) {
    sayRefused(t('The campaign was not duplicated'), error)
    return undefined
  }
}

/** Ask, then delete a campaign with its figures. True when it is gone. */
export async function remove({ id, name }: Named, t: Translate): Promise<boolean> {
  const description = t('“{name}” and its figures are deleted for good.', { name })
  if (!(await confirm({ description, destructive: true }))) return false
  try {
    await call(deleteCampaign, { params: { id } })
  } catch (error) {
    sayRefused(t('The campaign was not deleted'), error)
    return false
  }
  await campaignsChanged()
  toast.success(t('“{name}” deleted', { name }))
  return true
}

/** Ask, then delete these campaigns: all of them, or none. */
export async function removeAll(campaigns: readonly Named[], t: Translate): Promise<void> {
  const count = campaigns.length
  const description = t(
    '{count} campaign and its figures are deleted for good.|{count} campaigns and their figures are deleted for good.',
    { count },
  )
  if (!(await confirm({ description, destructive: true }))) return
  try {
    await call(deleteCampaigns, { body: { campaignsToDelete: campaigns.map(({ id }) => id) } })
    toast.success(t('{count} campaign deleted|{count} campaigns deleted', { count }))
  } catch (error) {
    sayRefused(t('No campaign was deleted'), error)
  }
  await campaignsChanged()
}
