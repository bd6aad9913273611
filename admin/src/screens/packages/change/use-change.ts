import { call, keyOf, useLiveEvent, useQuery, useQueryClient } from '@ashlar/sdk/admin'
import { getPackageChange, PackageChange } from '@ashlar/sdk/platform'
import { useEffect } from 'react'
import Type from 'typebox'
import { packagesChanged } from '../packages-changed.ts'
import { latestOf } from './latest-change.ts'

const Progress = Type.Object({ change: PackageChange })

/** Milliseconds between two askings: streams end when one set takes over from the other, and come back seconds later. */
const rhythm = 1_000

/** A change as it goes on, told by the stream and asked for as the net under it. */
export function useChange(begun: PackageChange): { readonly change: PackageChange; readonly isSilent: boolean } {
  const cache = useQueryClient()
  const key = [...keyOf(getPackageChange), 'followed', begun.id]
  const { data: change = begun, isError } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const { results } = await call(getPackageChange, { params: { id: begun.id } })
      return latestOf(cache.getQueryData<PackageChange>(key), results)
    },
    initialData: begun,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? rhythm : false),
    refetchIntervalInBackground: true,
  })
  useLiveEvent('package-change', Progress, ({ change: told }) => {
    if (told.id === begun.id) cache.setQueryData<PackageChange>(key, (known) => latestOf(known, told))
  })
  useEffect(() => {
    if (change.state !== 'running') void packagesChanged()
  }, [change.state])
  return { change, isSilent: isError && change.state === 'running' }
}
