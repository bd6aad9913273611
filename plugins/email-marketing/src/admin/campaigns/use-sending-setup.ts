import { useCall } from '@ashlar/sdk/admin'
import { getSendingSetup, type SendingSetup } from '../../contract.ts'

/** Until the answer is there. */
const unknown = (): SendingSetup => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...{ countsOpens: false, countsClicks: true, pause: null },
})

/** What the website’s settings and its mail server say of sending. */
export const useSendingSetup = (): SendingSetup =>
  useCall(getSendingSetup, undefined, { staleTime: 60_000 }).data?.setup ?? unknown()
