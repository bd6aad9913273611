import { call, useMutation } from '@ashlar/sdk/admin'
import { makeWebsiteEntry } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'

/** Go on in another website, on its own host. The link that leads there works once, so it is made when it is needed. */
export function useEnterWebsite() {
  const t = useTexts('admin')
  return useMutation({
    mutationFn: (id: number) => call(makeWebsiteEntry, { params: { id } }),
    onSuccess: ({ address }) => location.assign(address),
    onError: (error) => toast.error(t('The website could not be entered'), { description: error.message }),
  })
}
