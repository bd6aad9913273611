import { ApiError, call } from '@ashlar/sdk/admin'
import { leaveWebsite } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import { forgetRecentThings } from '../recent-things.ts'

const t = texts('admin')

/** Leave a website that was entered from the platform, for the list of websites on one's own host. */
export async function leave(): Promise<void> {
  try {
    const { address } = await call(leaveWebsite)
    forgetRecentThings()
    location.assign(address)
  } catch (error) {
    toast.error(t('Could not leave the website'), error instanceof ApiError ? { description: error.message } : {})
  }
}
