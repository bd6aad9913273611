import { type ReactNode, useState } from 'react'

export interface InlineValueProps {
  /** What the button does, with its row: "Change the price of Tide vase". */
  readonly label: string
  readonly shown: ReactNode
  /** The field while it is edited. `done` puts the value back. */
  readonly children: (done: () => void) => ReactNode
}

/** A value of a list that is changed in its place: a button until it is pressed. */
export function InlineValue({ label, shown, children }: InlineValueProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return children(() => setEditing(false))
  return (
    <button
      type="button"
      className="btn btn--ghost btn--sm num"
      // Its figure stands below those of rows that are only read.
      style={{ marginInlineEnd: -10 }}
      onClick={() => setEditing(true)}
    >
      {shown}
      <span className="sr"> {label}</span>
    </button>
  )
}
