import { useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import { newName } from './new-name.ts'

export interface RenameProps {
  /** What it was called by hand, if it was. */
  readonly name: string | undefined
  /** What it is called by itself. */
  readonly title: string
  /** Called once; without a name where nothing is to change. */
  readonly onDone: (name: string | undefined, isByKey: boolean) => void
}

/** The name of a layer as a field: Enter takes it, Escape leaves it, an empty one gives back the block's own. */
export function Rename({ name, title, onDone }: RenameProps) {
  const t = useTexts('admin')
  const [text, setText] = useState(name ?? title)
  // The field goes with the answer, and a field that goes loses the focus: that is no second answer.
  const isDone = useRef(false)
  const done = (typed: string | undefined, isByKey: boolean) => {
    if (isDone.current) return
    isDone.current = true
    onDone(typed === undefined ? undefined : newName(typed, name, title), isByKey)
  }
  return (
    <input
      className="rename"
      dir="auto"
      aria-label={t('Layer name')}
      value={text}
      placeholder={title}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // A letter of the name is no key of the tree, and lifts nothing.
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') done(text, true)
        if (event.key === 'Escape') done(undefined, true)
      }}
      onBlur={() => done(text, false)}
    />
  )
}
