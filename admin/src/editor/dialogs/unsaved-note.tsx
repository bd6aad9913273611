import { Button, Icon } from '@ashlar/sdk/ui'
import type { Unsaved } from '../persistence/document-session.ts'

export interface UnsavedNoteProps {
  readonly unsaved: Unsaved
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Offers what this person had not saved (OPEN-114). The page is shown meanwhile. */
export function UnsavedNote({ unsaved, onRestore, onDiscard }: UnsavedNoteProps) {
  return (
    <div className="ednote" role="alert">
      <Icon name="rotate-ccw-clock" />
      <span className="grow">
        <b>You have unsaved changes</b> from {when.format(unsaved.at)}, kept in {unsaved.from}.
      </span>
      <Button size="sm" variant="primary" onClick={onRestore}>
        Restore
      </Button>
      <Button size="sm" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  )
}
