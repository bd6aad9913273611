import { texts, toast } from '@ashlar/sdk/ui'

const t = texts('admin')

/** Fetched with the first linked copy that is selected or edited. */
export const loadOverrideParts = () => import('./parts.ts')

/** Does something with these parts as soon as they are there. Where they can't be had, that is said. */
export function withOverrideParts(act: (parts: Awaited<ReturnType<typeof loadOverrideParts>>) => void): void {
  loadOverrideParts().then(act, (error: unknown) => {
    console.error(error)
    toast.error(t('This could not be opened. Check the connection and try again.'))
  })
}
