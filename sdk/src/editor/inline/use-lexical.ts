import {
  type CreateEditorArgs,
  createEditor,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  mergeRegister,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { ownStep } from './own-step.ts'
import { type CaretLeft, isEdited } from './root-attributes.ts'

/** Tag of updates that come from outside (undo, another panel) and are not told back. */
export const fromOutside = 'ashlar-from-outside'

export interface LexicalBinding {
  readonly config: Pick<CreateEditorArgs, 'nodes' | 'theme' | 'html'>
  /** Behaviour of the editor; returns its removal. */
  register(editor: LexicalEditor): () => void
  /** Runs in an update. */
  read(editor: LexicalEditor): void
  write(editor: LexicalEditor): string
  /** Where the caret stands at first. Runs in an update; without it the element does not take the focus. */
  select?(): void
}

interface Wanted {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Where the caret stood in a text that the engine takes over from the browser. */
  readonly left?: RefObject<CaretLeft>
}

/**
 * Binds an element to a Lexical editor and a value. The value's owner keeps the history: an undo there arrives here as
 * a new value, so there is one log of changes and no second one inside the text.
 */
export function useLexical(wanted: Wanted, makeBinding: (value: string) => LexicalBinding): RefCallback<HTMLElement> {
  const latest = useRef(wanted)
  const told = useRef(wanted.value)
  const editor = useRef<LexicalEditor | null>(null)
  const make = useRef(makeBinding)
  useLayoutEffect(() => {
    latest.current = wanted
    make.current = makeBinding
  })

  // With the picture, not after it: a letter that is typed in between would be taken for older than the value.
  useLayoutEffect(() => {
    const current = editor.current
    if (!current || wanted.value === told.current) return
    told.current = wanted.value
    const root = current.getRootElement()
    const tag = tagsFor(root !== null && root.ownerDocument.activeElement === root)
    current.update(() => make.current(wanted.value).read(current), { tag, discrete: true })
  }, [wanted.value])

  return useCallback((element: HTMLElement | null) => {
    if (!element) return
    const { config, register, read, select, write } = make.current(latest.current.value)
    const created = createEditor({
      namespace: 'ashlar-inline',
      ...config,
      onError(error) {
        // Reported, not thrown: the text stays as it was and the page around it keeps working.
        reportError(error)
      },
    })
    editor.current = created
    // Of several texts of one block, the first has the caret at first; later the one where it was left.
    const hadCaret = latest.current.left?.current !== undefined
    const takesFocus = select !== undefined && (hadCaret || !isEdited(element.ownerDocument.activeElement))
    const stopBehaviour = register(created)
    created.setRootElement(element)
    created.update(
      () => {
        read(created)
        if (takesFocus) select()
      },
      { tag: tagsFor(takesFocus), discrete: true },
    )
    // Only now: an editor without its text yet would tell that the text is empty.
    const stopListening = created.registerUpdateListener(({ tags, dirtyElements, dirtyLeaves }) => {
      if (tags.has(fromOutside) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      const value = created.read(() => write(created))
      if (value === told.current) return
      told.current = value
      const endStep = () => tags.has(HISTORY_PUSH_TAG) && element.dispatchEvent(new Event(ownStep, { bubbles: true }))
      endStep()
      latest.current.onChange(value)
      endStep()
    })
    const stop = mergeRegister(stopBehaviour, stopListening)
    if (takesFocus) element.focus({ preventScroll: true })
    return () => {
      stop()
      created.setRootElement(null)
      editor.current = null
    }
  }, [])
}

/** A text without the focus leaves the caret where it is. */
const tagsFor = (hasFocus: boolean): string[] => (hasFocus ? [fromOutside] : [fromOutside, SKIP_DOM_SELECTION_TAG])

/** Ends editing on Escape; the key is spent, so that it does not also select what the block stands in. */
export function leave(event: KeyboardEvent, done: () => void): true {
  event.preventDefault()
  done()
  return true
}
