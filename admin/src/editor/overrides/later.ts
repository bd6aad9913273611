import { later } from '@ashlar/sdk/editor'
import { texts, toast } from '@ashlar/sdk/ui'

const t = texts('admin')

/** Fetched with the first linked copy that is selected or edited. */
export const overrideParts = later(() => import('./parts.ts'))

/** Does something with these parts as soon as they are there. Where they can't be had, that is said. */
export function withOverrideParts(act: (parts: typeof import('./parts.ts')) => void): void {
  import('./parts.ts').then(act, (error: unknown) => {
    console.error(error)
    toast.error(t('This could not be opened. Check the connection and try again.'))
  })
}
