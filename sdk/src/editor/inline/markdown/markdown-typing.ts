import {
  $addUpdateTag,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  type EditorState,
  FORMAT_TEXT_COMMAND,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  mergeRegister,
  PASTE_TAG,
  SELECTION_CHANGE_COMMAND,
} from 'lexical'
import { fromOutside } from '../use-lexical.ts'
import { $runBeforeCaret } from './text-run.ts'
import { beginningTyped } from './typed-beginning.ts'
import { linkTyped } from './typed-link.ts'
import { lastOfMarks, markTyped } from './typed-marks.ts'

/** Updates in which nobody types. */
const notTyped = [fromOutside, HISTORIC_TAG, PASTE_TAG]

/** Of the update that makes something of what was typed. */
const madeTag = 'ashlar-markdown'

/** Where the look of what is typed is not that of the text before it. */
interface OwnFormat {
  readonly key: string
  readonly offset: number
  readonly format: number
}

/**
 * What is typed as Markdown writes it becomes what it means once its last sign is typed: headings and lists at the beginning
 * of a paragraph, bold, italic, struck words, code and links. A step of its own: undo gives back what was typed.
 *
 * Written here because Lexical's own shortcuts join signs on both sides of a link, take the sign within a word for a mark
 * (`Kund*innen`), and go on in the look of the words in a frame, whose clock is not the editor's.
 */
export function registerMarkdownTyping(editor: LexicalEditor): () => void {
  // What an input method composes counts from where it began.
  let before = editor.getEditorState()
  let own: OwnFormat | undefined
  // The browser has written a sign, or is about to: changed before Lexical has heard of it, the text would get it twice.
  let isWriting = false
  const consider = () => {
    if (isWriting || editor.isComposing()) return
    const state = editor.getEditorState()
    const become = state.read($becomeAtCaret)
    const isTyped = become !== undefined && lengthOf(state) === lengthOf(before) + 1
    before = state
    if (!isTyped) return
    editor.update(() => {
      $addUpdateTag(HISTORY_PUSH_TAG)
      $addUpdateTag(madeTag)
      become()
    })
  }
  const writes = ({ inputType, defaultPrevented }: InputEvent) => {
    isWriting = inputType === 'insertText' && !defaultPrevented
  }
  const hasWritten = () => {
    isWriting = false
    consider()
  }
  return mergeRegister(
    editor.registerUpdateListener(({ editorState, tags }) => {
      own = editorState.read(() => (tags.has(madeTag) ? $formatOfCaret() : own && $isCaretAt(own) ? own : undefined))
      if (notTyped.some((tag) => tags.has(tag))) before = editorState
      consider()
    }),
    // Called once Lexical listens, so that it hears of each event first.
    editor.registerRootListener((root, previous) => {
      previous?.removeEventListener('beforeinput', writes)
      previous?.removeEventListener('input', hasWritten)
      root?.addEventListener('beforeinput', writes)
      root?.addEventListener('input', hasWritten)
    }),
    // The browser reports the caret again a little later, and it would then look like the text before it.
    editor.registerCommand(
      SELECTION_CHANGE_COMMAND,
      () => {
        const selection = $getSelection()
        if (own && $isRangeSelection(selection) && $isCaretAt(own)) selection.format = own.format
        return false
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      () => {
        own = undefined
        return false
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

function $becomeAtCaret(): (() => void) | undefined {
  const run = $runBeforeCaret()
  const last = run?.text.slice(-1)
  if (!run || !last) return undefined
  if (/\s/.test(last)) return beginningTyped(run)
  if (last === ')') return linkTyped(run)
  return lastOfMarks.has(last) ? markTyped(run) : undefined
}

function $formatOfCaret(): OwnFormat | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined
  const { key, offset } = selection.anchor
  return { key, offset, format: selection.format }
}

function $isCaretAt({ key, offset }: OwnFormat): boolean {
  const caret = $formatOfCaret()
  return caret?.key === key && caret.offset === offset
}

const lengthOf = (state: EditorState): number => state.read(() => $getRoot().getTextContentSize())
