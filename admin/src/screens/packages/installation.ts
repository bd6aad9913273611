import { asked, useMe, useQuery } from '@ashlar/sdk/admin'
import { getInstallation, listPackageUpdates } from '@ashlar/sdk/platform'

/** Packages are the whole installation's, so only platform administrators change them. */
export const useMayChange = (): boolean => useMe().user.isPlatformAdministrator

/** Milliseconds. Servers say every five seconds that they are there; a change moves faster. */
const rhythm = { calm: 10_000, changing: 2_000 }

/** Servers, set of packages and the change that is being made; for platform administrators, undefined for others. */
export function useInstallation() {
  return useQuery({
    ...asked(getInstallation),
    select: ({ results }) => results,
    enabled: useMayChange(),
    refetchInterval: ({ state }) => (state.data?.results.change ? rhythm.changing : rhythm.calm),
  })
}

/** Packages of which the registry has a newer version; one that does not answer takes the server up to five seconds. */
export function useUpdates() {
  return useQuery({
    ...asked(listPackageUpdates),
    select: ({ results }) => results.rows,
    enabled: useMayChange(),
    // The registry is far away and changes seldom; "Check now" asks again.
    staleTime: 5 * 60_000,
    retry: false,
  })
}
