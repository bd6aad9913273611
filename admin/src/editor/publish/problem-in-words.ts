import type { Translate } from '@ashlar/sdk/ui'
import type { Findings } from '../checks/find-on-page.ts'

/** What could not be checked, and why. */
export const problemInWords = (t: Translate, problem: Error, found: Findings['found']): string =>
  found
    ? t('Could not check the links: {why}', { why: problem.message })
    : t('Could not check the page. Check your connection, then reload the editor.')
