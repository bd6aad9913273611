import { call, outdated } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import {
  addVariant,
  type CampaignDetail,
  changeCampaign,
  checkCampaign,
  chooseWinner,
  getCampaign,
  getTest,
  removeTest,
  removeVariant,
  type TestState,
} from '../../../contract.ts'
import { sayRefused } from '../../refused.ts'
import { campaignsChanged } from '../changed.ts'
import { letterOf } from './words.ts'

/** After a write of a test. */
export const testChanged = (): Promise<void> => outdated(getTest, checkCampaign)

/** Ask, then send the campaign without a test. */
export async function endTest(id: number, t: Translate): Promise<void> {
  const description = t('The campaign is sent without a test. Its other variants are deleted.')
  if (!(await confirm({ description, destructive: true }))) return
  try {
    await call(removeTest, { params: { id } })
    toast.success(t('A/B test ended'))
  } catch (error) {
    sayRefused(t('The A/B test was not ended'), error)
  }
  await testChanged()
}

/** Gives the id of the new variant, or undefined when it was refused. */
export async function add(id: number, hasOwnContent: boolean, t: Translate): Promise<number | undefined> {
  try {
    const { variants } = await call(addVariant, { params: { id }, body: { hasOwnContent } })
    await testChanged()
    return variants.at(-1)?.id
  } catch (error) {
    sayRefused(t('The variant was not added'), error)
    return undefined
  }
}

/** Ask, then delete a variant. */
export async function remove(id: number, number: number, t: Translate): Promise<void> {
  const description = t('Variant {letter} is deleted.', { letter: letterOf(number) })
  if (!(await confirm({ description, destructive: true }))) return
  try {
    await call(removeVariant, { params: { id, number } })
    toast.success(t('Variant {letter} deleted', { letter: letterOf(number) }))
  } catch (error) {
    sayRefused(t('The variant was not deleted'), error)
  }
  await testChanged()
}

/** Give a variant a copy of the campaign's content, to be changed from there. True when it has one. */
export async function copyContent(
  { content }: Pick<CampaignDetail, 'content'>,
  variantId: number,
  t: Translate,
): Promise<boolean> {
  // It begins empty, as the campaign itself is.
  if (content === null) return true
  try {
    const { revision } = (await call(getCampaign, { params: { id: variantId } })).campaign
    await call(changeCampaign, { params: { id: variantId }, body: { content, revision } })
    await testChanged()
    return true
  } catch (error) {
    sayRefused(t('The content was not copied'), error)
    return false
  }
}

/** Ask, then send a variant to everybody who waits for the winner. */
export async function choose(id: number, number: number, { leader, isSure }: TestState, t: Translate): Promise<void> {
  const letter = letterOf(number)
  const isClear = leader === number && isSure
  const accepted = await confirm({
    title: t('Choose variant {letter} as the winner?', { letter }),
    description: t('Everyone who waits for the winner gets variant {letter} now. This can’t be undone.', { letter }),
    ...(!isClear && { detail: t('The results so far do not clearly speak for it.') }),
    icon: 'trophy',
  })
  if (!accepted) return
  try {
    await call(chooseWinner, { params: { id }, body: { variant: number } })
    toast.success(t('Variant {letter} goes to everyone else', { letter }))
  } catch (error) {
    sayRefused(t('The winner was not chosen'), error)
  }
  await campaignsChanged()
}
