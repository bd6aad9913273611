import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { MenuOption } from '@lexical/react/LexicalMenuOption'
import { KEY_ESCAPE_COMMAND } from 'lexical'
import { useEffect } from 'react'
import { ChoiceOption, ChoiceWords } from './picker/choice-option.tsx'
import type { Mention } from './rich-text-field.tsx'

/** A mention as Lexical's menu goes through it. */
export interface MentionOption extends MenuOption {
  readonly mention: Mention
}

interface MentionListProps {
  /** Lexical's box for the menu, which it names in English alone. */
  readonly anchor: HTMLElement
  readonly label: string
  readonly options: readonly MentionOption[]
  readonly words: string
  /** What there is to say instead of options; empty for nothing. */
  readonly said: string
  readonly active: number | null
  readonly onActive: (index: number) => void
  readonly onPick: (option: MentionOption) => void
}

/** The open list of what can be named. */
export function MentionList({ anchor, label, options, words, said, active, onActive, onPick }: MentionListProps) {
  useOwnName(anchor, label)
  useEscape()
  return (
    <div className="pop picks rich__mentions">
      {options.map((option, index) => (
        <ChoiceOption
          key={option.key}
          // The field names the active option by the id that Lexical gives its own.
          id={`typeahead-item-${index}`}
          isActive={index === active}
          onActive={() => onActive(index)}
          onPick={() => onPick(option)}
        >
          <ChoiceWords choice={option.mention} words={words} avatar />
        </ChoiceOption>
      ))}
      {said !== '' && (
        <p className="picks__say" role="status">
          {said}
        </p>
      )}
    </div>
  )
}

/** Lexical writes its own name each time that the box is put into the document. */
function useOwnName(anchor: HTMLElement, label: string): void {
  useEffect(() => {
    const name = () => anchor.getAttribute('aria-label') !== label && anchor.setAttribute('aria-label', label)
    name()
    const observer = new MutationObserver(name)
    observer.observe(anchor, { attributeFilter: ['aria-label'] })
    return () => observer.disconnect()
  }, [anchor, label])
}

/** A dialog around the field would take the key first, and close with all that was typed. */
function useEscape(): void {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') editor.dispatchCommand(KEY_ESCAPE_COMMAND, event)
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [editor])
}
