import type { PageComponentProps } from '@ashlar/sdk/site'
import { Frame } from './frame.tsx'
import { words } from './visitor-texts.ts'

interface LinkOverProps {
  /** Path of the page where a new link is asked for. */
  readonly again: string
  readonly language: string
  readonly root: PageComponentProps<unknown>['root']
}

/** In place of a form whose link is of no use any more. */
export function LinkOver({ again, language, root }: LinkOverProps) {
  const t = words(language)
  return (
    <Frame title={t.linkOver} lead={t.linkOverLead} root={root}>
      <p>
        <a href={again}>{t.linkOverAgain}</a>
      </p>
    </Frame>
  )
}

/** What the pages of mailed links have in common. */
export const linkForm = { query: ['token'], behindPages: true, personal: true, client: 'load' } as const
