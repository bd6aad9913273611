import { $getSelection, type LexicalEditor } from 'lexical'
import { useState } from 'react'
import { $linkAtSelection, type LinkAt } from './link-at.ts'
import { LinkCard } from './link-card.tsx'
import { LinkPopover } from './link-popover.tsx'

export interface LinkToolProps {
  readonly editor: LexicalEditor
  /** The text that is edited. */
  readonly element: HTMLElement
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The link at the selection: a card while the caret stands in one, a popover to make or change it. */
export function LinkTool({ editor, element, isOpen, onOpen }: LinkToolProps) {
  const { at, isCaret } = editor.read(() => ({
    at: $linkAtSelection(),
    isCaret: $getSelection()?.isCollapsed() ?? false,
  }))
  if (!at) return null
  if (isOpen) return <OpenPopover {...{ editor, element, at, onOpen }} />
  if (at.key === undefined || !isCaret) return null
  return <LinkCard key={at.key} {...{ editor, element, at }} onEdit={() => onOpen(true)} />
}

/** About the link as it was when this opened. */
function OpenPopover({ editor, element, at, onOpen }: Omit<LinkToolProps, 'isOpen'> & { readonly at: LinkAt }) {
  const [opened] = useState(at)
  return <LinkPopover {...{ editor, element }} at={opened} onClose={() => onOpen(false)} />
}
