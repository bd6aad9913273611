import { createElement, type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { safeHtml } from '../safe-html.ts'
import { type CaretLeft, editedRoot, type InlineProps, isEdited } from './root-attributes.ts'

export interface TypedAheadProps extends InlineProps {
  /** Told where the caret was left, when the engine takes over. */
  readonly left: RefObject<CaretLeft>
}

interface PlainProps extends TypedAheadProps {
  readonly multiline: boolean
}

/** A text that is typed in while its engine is still being fetched: the browser's own field, of which every letter counts. */
export function PlainTypedAhead({ as, value, multiline, left, onChange, onDone, ...root }: PlainProps) {
  // The browser writes into it: React is given the same text for as long as it stands.
  const [initial] = useState(value)
  const hasTyped = useRef(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      takeFocus(element, (selection) => selection.selectAllChildren(element))
      return () => {
        left.current = caretIn(element, hasTyped.current)
      }
    },
    [left],
  )
  return createElement(
    as,
    {
      ...editedRoot(root, multiline),
      ref,
      contentEditable: 'plaintext-only',
      onKeyDown: (event: KeyboardEvent) => leaveByKey(event, multiline, onDone),
      onInput: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
        hasTyped.current = true
        const text = textIn(currentTarget)
        onChange(multiline ? text : text.replaceAll('\n', ' '))
      },
    },
    initial,
  )
}

/** The same for rich text: it stands as it is, and what is typed goes on at its end. */
export function RichTypedAhead({ as, value, left, onChange, onDone, ...root }: TypedAheadProps) {
  const [initial] = useState(value)
  const tell = useRef(onChange)
  tell.current = onChange
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const field = element.ownerDocument.createElement('span')
      field.contentEditable = 'plaintext-only'
      field.style.outline = 'none'
      // Nothing is followed from here: links show without an address.
      const { body } = parsed(safeHtml(initial, () => undefined))
      endOf(body).append(field)
      element.replaceChildren(...body.childNodes)
      field.addEventListener('input', () => {
        tell.current(continued(initial, textIn(field)))
      })
      takeFocus(field, (selection) => selection.collapse(field, 0))
      return () => {
        left.current = caretIn(element, true)
      }
    },
    [initial, left],
  )
  return createElement(as, {
    ...editedRoot(root, true),
    ref,
    onKeyDown: (event: KeyboardEvent) => leaveByKey(event, true, onDone),
  })
}

/** Stored rich text with a text behind its last word, in the look of that word. */
export function continued(html: string, text: string): string {
  const { body } = parsed(html)
  const end = endOf(body)
  const typed = body.ownerDocument.createDocumentFragment()
  for (const [index, line] of text.split('\n').entries()) typed.append(...(index > 0 ? [breakIn(body)] : []), line)
  if (end === body && body.childNodes.length === 0) {
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.append(typed)
    body.append(paragraph)
  } else end.append(typed)
  return body.innerHTML
}

const breakIn = ({ ownerDocument }: Element) => ownerDocument.createElement('br')

/** Inert: nothing in it is loaded or run. */
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The innermost element that the text ends in; a link has ended where its last word has. */
function endOf(element: Element): Element {
  const last = element.lastElementChild
  const isInside = last !== null && last === element.lastChild && !['A', 'BR', 'HR'].includes(last.tagName)
  return isInside ? endOf(last) : element
}

function caretIn(element: HTMLElement, hasTyped: boolean): CaretLeft {
  const { ownerDocument } = element
  if (!element.contains(ownerDocument.activeElement)) return undefined
  return hasTyped || ownerDocument.getSelection()?.isCollapsed ? 'end' : 'all'
}

/** Of several texts of one block, the first has the caret. */
function takeFocus(element: HTMLElement, place: (selection: Selection) => void) {
  const { ownerDocument } = element
  if (isEdited(ownerDocument.activeElement)) return
  element.focus({ preventScroll: true })
  const selection = ownerDocument.getSelection()
  if (selection) place(selection)
}

function leaveByKey(event: KeyboardEvent, multiline: boolean, done: () => void) {
  const { key, ctrlKey, metaKey, nativeEvent } = event
  if (nativeEvent.isComposing) return
  if (key !== 'Escape' && (key !== 'Enter' || (multiline && !ctrlKey && !metaKey))) return
  event.preventDefault()
  done()
}

/** A browser ends a text on an empty line with one more break than there are. */
const textIn = (element: Element): string => written(element).replace(/\n$/, '')

function written(node: Node): string {
  if (node.nodeName === 'BR') return '\n'
  return node.childNodes.length === 0 ? (node.textContent ?? '') : Array.from(node.childNodes, written).join('')
}
