import { useEffect } from 'react'
import { useMe } from './me.ts'

/** `{page} - {company}`; a missing part is left out together with the dash. */
export function documentTitle(page: string, company: string): string {
  return [page, company].filter((part) => part !== '').join(' - ')
}

/** Set the document's title. A detail screen calls it with the name of its record. */
export function useTitle(page: string): void {
  const me = useMe()
  const title = documentTitle(page, me.tenant?.name ?? me.agency?.name ?? '')
  useEffect(() => {
    document.title = title
  }, [title])
}
