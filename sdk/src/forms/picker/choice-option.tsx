import { type ReactNode, useEffect, useRef } from 'react'
import { Avatar } from '../../ui/badge.tsx'
import { Marked } from '../../ui/marked.tsx'
import type { Choice } from './picker.tsx'

interface ChoiceOptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly isNew?: boolean
  readonly onActive: () => void
  readonly onPick: () => void
  readonly children: ReactNode
}

/** A line of a list below a field in which somebody types, and which keeps the focus. */
export function ChoiceOption({ id, isActive, isNew = false, onActive, onPick, children }: ChoiceOptionProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field
    <div
      ref={line}
      role="option"
      id={id}
      className={isNew ? 'picks__new' : undefined}
      aria-selected={isActive}
      onPointerMove={onActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </div>
  )
}

interface ChoiceWordsProps {
  readonly choice: Choice
  /** What was typed; marked in the title. */
  readonly words: string
  readonly avatar: boolean
}

/** What a choice is called. */
export function ChoiceWords({ choice: { title, detail }, words, avatar }: ChoiceWordsProps) {
  return (
    <>
      {avatar && <Avatar name={title} size="sm" />}
      <span className="trunc">
        <Marked text={title} words={words} />
      </span>
      {detail && <span className="t3 xs trunc">{detail}</span>}
    </>
  )
}
