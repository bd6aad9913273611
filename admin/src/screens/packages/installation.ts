import { useMe, useQuery } from '@ashlar/sdk/admin'
import { fetchInstallation, fetchUpdates, packagesKey } from './packages-api.ts'

/** Packages are the whole installation's, so only platform administrators change them. */
export const useMayChange = (): boolean => useMe().user.isPlatformAdministrator

/** Milliseconds. Servers say every five seconds that they are there; a change moves faster. */
const rhythm = { calm: 10_000, changing: 2_000 }

/** Servers, set of packages and the change that is being made; for platform administrators, undefined for others. */
export function useInstallation() {
  return useQuery({
    queryKey: [...packagesKey, 'installation'],
    queryFn: fetchInstallation,
    enabled: useMayChange(),
    refetchInterval: ({ state }) => (state.data?.change ? rhythm.changing : rhythm.calm),
  })
}

/** Packages of which the registry has a newer version. */
export function useUpdates() {
  return useQuery({
    queryKey: [...packagesKey, 'updates'],
    queryFn: fetchUpdates,
    enabled: useMayChange(),
    // The registry is far away and changes seldom; "Check now" asks again.
    staleTime: 5 * 60_000,
    retry: false,
  })
}
