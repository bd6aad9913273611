import { useCall } from '@ashlar/sdk/admin'
import { listTemplates } from '@ashlar/sdk/platform'
import type { SitePart } from './site-part.ts'

/** The template that is the website's header or footer; null for the plain one, undefined while that is not known. */
export function usePartTemplate(part: SitePart) {
  const { data, error, refetch } = useCall(listTemplates, { query: { type: 'section', limit: -1 } })
  const found = data?.results.rows.find(({ isHeader, isFooter }) => (part === 'header' ? isHeader : isFooter))
  return { template: data && (found ?? null), error, retry: () => void refetch() }
}
