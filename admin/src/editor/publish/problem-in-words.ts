import type { Translate } from '@ashlar/sdk/ui'
import type { Findings } from '../checks/find-on-page.ts'

/** What could not be checked, and why. */
export function problemInWords(t: Translate, problem: Error, found: Findings['found']): string {
  if (!found) return t('Could not check the page. Check your connection, then reload the editor.')
  // The browser's own words for that are none for people.
  if (problem instanceof DOMException && problem.code === DOMException.TIMEOUT_ERR)
    return t('Could not check the links: the website took too long to answer.')
  return t('Could not check the links: {why}', { why: problem.message })
}
