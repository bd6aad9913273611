import type { LexicalEditor } from 'lexical'
import { type FormEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LinkChoice } from '../../../forms/links/link-choice.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Input } from '../../../ui/input.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { LinkActions } from './link-actions.tsx'
import type { LinkAt, LinkWays } from './link-at.ts'
import { useCloseOutside, usePlaceAt } from './use-place-at.ts'

export interface LinkPopoverProps {
  readonly editor: LexicalEditor
  readonly ways: LinkWays
  readonly element: HTMLElement
  /** The link that is changed, or the words of which one is made. */
  readonly at: LinkAt
  readonly onClose: () => void
}

/** Where a link leads, what it says, and whether it opens in a new tab. It stands in the window, over the page's frame. */
export function LinkPopover({ editor, ways, element, at, onClose }: LinkPopoverProps) {
  const t = useTexts('admin')
  const surface = useRef<HTMLDivElement>(null)
  const id = useId()
  const [typed, setTyped] = useState(at.address)
  const [words, setWords] = useState(at.text ?? '')
  const [isNewTab, setNewTab] = useState(at.isNewTab)
  const [problem, setProblem] = useState<string>()
  const taking = useRef<(() => void) | null>(null)
  usePlaceAt(surface, editor, element, at.key)
  const close = useRef(onClose)
  close.current = onClose
  useCloseOutside(
    surface,
    useCallback(() => close.current(), []),
  )
  const leave = () => {
    onClose()
    element.ownerDocument.defaultView?.focus()
    editor.focus()
  }
  const apply = (address: string) => {
    const text = at.text === undefined || words === at.text ? {} : { text: words }
    editor.update(() => ways.$apply({ address, isNewTab, ...text }), { discrete: true })
    leave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === at.address && typed !== '') apply(typed)
    else taking.current?.()
  }
  const key = (event: KeyboardEvent) => {
    // The keys of the editor and of the block around it mean something else.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      leave()
    } else if (event.key === 'Tab') keepInside(event)
  }
  return createPortal(
    <div
      className="pop linkpop"
      role="dialog"
      aria-label={t('Link')}
      ref={surface}
      onKeyDown={key}
      onPointerDown={stop}
      onClick={stop}
      onDoubleClick={stop}
      onPaste={stop}
    >
      <form className="linkpop__f" onSubmit={submit}>
        <LinkChoice
          label={t('Link to')}
          current={at.address}
          typed={typed}
          onType={setTyped}
          onChoose={apply}
          problem={problem}
          onProblem={setProblem}
          taking={taking}
        />
        {at.text !== undefined && (
          <div className="field">
            <label htmlFor={id}>{t('Text')}</label>
            <Input id={id} size="sm" value={words} maxLength={2000} onChange={({ target }) => setWords(target.value)} />
          </div>
        )}
        <Checkbox checked={isNewTab} onChange={setNewTab} label={t('Open in a new tab')} />
        <div className="linkpop__more">
          <Button type="submit" size="sm" variant="primary">
            {at.key === undefined ? t('Set link') : t('Apply')}
          </Button>
          {at.key !== undefined && <LinkActions editor={editor} ways={ways} address={at.address} onRemoved={leave} />}
        </div>
      </form>
    </div>,
    document.body,
  )
}

const stop = (event: { stopPropagation(): void }) => event.stopPropagation()

/** Tab goes around: what comes after it in the window is far from the text. */
function keepInside(event: KeyboardEvent) {
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]')]
  const end = event.shiftKey ? ways[0] : ways.at(-1)
  if (document.activeElement !== end) return
  event.preventDefault()
  ;(event.shiftKey ? ways.at(-1) : ways[0])?.focus()
}
