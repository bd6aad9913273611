import type { LexicalEditor } from 'lexical'
import { useState } from 'react'
import type { LinkAt, LinkWays } from './link-at.ts'
import { LinkCard } from './link-card.tsx'
import { LinkPopover } from './link-popover.tsx'

export interface LinkToolProps {
  readonly editor: LexicalEditor
  readonly ways: LinkWays
  /** The text that is edited. */
  readonly element: HTMLElement
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The link at the selection: a card while the caret stands in one, a popover to make or change it. */
export function LinkTool({ editor, ways, element, isOpen, onOpen }: LinkToolProps) {
  const at = editor.read(ways.$read)
  if (!at) return null
  if (isOpen) return <OpenPopover {...{ editor, ways, element, at, onOpen }} />
  if (at.key === undefined || !at.isCaret) return null
  return <LinkCard key={at.key} {...{ editor, ways, element, at }} onEdit={() => onOpen(true)} />
}

/** About the link as it was when this opened. */
function OpenPopover({ editor, ways, element, at, onOpen }: Omit<LinkToolProps, 'isOpen'> & { readonly at: LinkAt }) {
  const [opened] = useState(at)
  return <LinkPopover {...{ editor, ways, element }} at={opened} onClose={() => onOpen(false)} />
}
