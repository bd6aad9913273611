import { useCall, useCan } from '@ashlar/sdk/admin'
import { getSettings } from '@ashlar/sdk/platform'
import Type from 'typebox'
import { Check } from 'typebox/value'

const Place = Type.Object({ time_zone: Type.String({ minLength: 1 }) })
const Counting = Type.Object({ email_marketing: Type.Object({ count_opens: Type.Boolean() }) })

/** What the website’s settings say of sending, as far as the person may read them. */
export function useSendingSettings() {
  const { data } = useCall(getSettings, undefined, { enabled: useCan('settings.can_view'), staleTime: 60_000 })
  const settings = data?.settings
  return {
    /** The website’s clock; where it can't be read, that of the person's device. */
    timeZone: Check(Place, settings) ? settings.time_zone : Intl.DateTimeFormat().resolvedOptions().timeZone,
    countsOpens: Check(Counting, settings) && settings.email_marketing.count_opens,
  }
}
