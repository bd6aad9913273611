import { filledText } from '../texts/visitor-texts.ts'
import { Icon } from './icon.tsx'
import type { View } from './view.ts'
import { words } from './visitor-texts.ts'

interface AskFirstProps {
  readonly view: View
  readonly icon: string
  /** Whose content it is: a host, or several; "another company" where nobody knows. */
  readonly host?: string | undefined
  /** Where the content is found without the page; no link without it. */
  readonly address?: string | undefined
  /** What the button says; "Show the content" without it. */
  readonly show?: string
  /** Only a script can tell that there is something to ask about. */
  readonly hidden?: boolean
}

/**
 * Stands in for what another company serves in a page: nothing of it is loaded before the visitor asks for it or has
 * allowed such services. The block's client module hands it to `askFirst` of `@ashlar/sdk/visitor`.
 */
export function AskFirst({ view, icon, host, address, show, hidden = false }: AskFirstProps) {
  const t = words(view.language)
  return (
    <div className="ask-first" hidden={hidden}>
      <Icon name={icon} />
      <p>{host === undefined ? t.shownByOthers : filledText(t.shownBy, { host })}</p>
      <p className="ask-first-ways">
        <button type="button" className="button" hidden>
          {show ?? t.show}
        </button>
        {address !== undefined && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t.open}
          </a>
        )}
      </p>
    </div>
  )
}
