import { AshlarError, type MailContents } from '@ashlar/sdk/server'
import type { CampaignCheck, SplitTest } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { EmailMarketingSettings } from '../../settings.ts'
import type { CampaignRow } from '../campaign/campaign.store.ts'
import { renderedCampaign } from '../sending/rendered-campaign.ts'

type Counting = Pick<EmailMarketingSettings, 'count_clicks' | 'count_opens'>

const check = (refuses: boolean, message: string): CampaignCheck => ({ id: 'test', refuses, message })

/** Letter of a variant, counted from 1. */
const letterOf = (number: number) => 'ABCD'[number - 1] ?? ''

/**
 * What to look at in the test of a campaign before it is sent.
 *
 * @param variants as they are sent, the campaign's own first
 */
export async function variantChecks(
  mails: MailContents,
  test: SplitTest,
  variants: readonly CampaignRow[],
  counting: Counting,
): Promise<CampaignCheck[]> {
  const checks: CampaignCheck[] = []
  const isCounted = test.by === 'opens' ? counting.count_opens : counting.count_clicks
  if (!isCounted && !test.isManual) {
    const message = `The test is decided by ${test.by}, and this website does not count ${test.by}.`
    checks.push(check(false, `${message} Variant A would always win.`))
  }
  for (const [at, variant] of variants.entries()) {
    const letter = letterOf(at + 1)
    const twin = variants.slice(0, at).findIndex((other) => isSame(variant, other))
    if (twin !== -1) checks.push(check(false, `Variants ${letterOf(twin + 1)} and ${letter} are the same.`))
    const problem = at === 0 ? undefined : await problemOf(mails, variant)
    if (problem !== undefined) checks.push(check(true, errors.MAIL_NOT_READY(`Variant ${letter}`, problem).message))
  }
  return checks
}

const isSame = (one: CampaignRow, other: CampaignRow) =>
  one.subject === other.subject && one.fromName === other.fromName && one.content === other.content

/** Why a variant can't be sent, in a sentence. */
async function problemOf(mails: MailContents, variant: CampaignRow): Promise<string | undefined> {
  try {
    const { canUnsubscribe } = await renderedCampaign(mails, variant, { count_clicks: true, count_opens: false })
    return canUnsubscribe ? undefined : errors.NO_UNSUBSCRIBE().message
  } catch (error) {
    if (error instanceof AshlarError && error.status < 500) return error.message
    throw error
  }
}
