import type { LexicalEditor } from 'lexical'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useCall } from '../../../admin/use-call.ts'
import { shownAddress } from '../../../forms/links/address.ts'
import { partsOf } from '../../../forms/links/link-offers.ts'
import { listPages } from '../../../platform/page-calls.ts'
import { allPages } from '../../../platform/page-tree.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { LinkActions } from './link-actions.tsx'
import type { LinkAt, LinkWays } from './link-at.ts'
import { usePlaceAt } from './use-place-at.ts'

export interface LinkCardProps {
  readonly editor: LexicalEditor
  readonly ways: LinkWays
  readonly element: HTMLElement
  readonly at: LinkAt
  readonly onEdit: () => void
}

/** Where the link leads in which the caret stands, and what can be done with it. The caret stays where it is. */
export function LinkCard({ editor, ways, element, at, onEdit }: LinkCardProps) {
  const t = useTexts('admin')
  const surface = useRef<HTMLDivElement>(null)
  usePlaceAt(surface, editor, element, at.key)
  const { data } = useCall(listPages, allPages)
  const [path] = partsOf(at.address)
  const page = data?.results.rows.find(({ slug, deleted }) => !deleted && `/${slug}` === path)
  return createPortal(
    <div
      className="pop linkpop linkpop--card"
      role="toolbar"
      aria-label={t('Link')}
      ref={surface}
      onPointerDown={stop}
      onMouseDown={(event) => event.preventDefault()}
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={stop}
    >
      <span className="linkpop__to trunc" title={at.address}>
        {page && <b>{page.title} </b>}
        <span className={page ? 't3' : undefined}>{shownAddress(at.address)}</span>
        {at.isNewTab && <span className="t3"> · {t('New tab')}</span>}
      </span>
      <IconButton icon="pencil" label={t('Edit link')} onClick={onEdit} />
      <LinkActions editor={editor} ways={ways} address={at.address} onRemoved={() => editor.focus()} />
    </div>,
    document.body,
  )
}

const stop = (event: { stopPropagation(): void }) => event.stopPropagation()
