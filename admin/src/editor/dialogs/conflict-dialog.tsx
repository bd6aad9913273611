import type { Content } from '@ashlar/sdk'
import { Avatar, Button, Dialog, Icon } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import type { Conflict } from '../persistence/document-session.ts'
import { type ChangedNode, compare } from '../persistence/merge.ts'

export interface ConflictDialogProps {
  readonly conflict: Conflict
  readonly blocks: LoadedBlocks
  readonly me: string
  readonly onSettle: (content: Content) => void
  readonly onLater: () => void
}

const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

/** Somebody else saved first: both versions, what changed in each, and the ways out. Nothing is sent until one is chosen. */
export function ConflictDialog({ conflict, blocks, me, onSettle, onLater }: ConflictDialogProps) {
  const { base, mine, theirs, changedBy, changedAt, revision } = conflict
  const who = changedBy || 'Somebody else'
  const { mine: myChanges, theirs: theirChanges, clashing, merged } = compare(base, mine, theirs, blocks)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onLater()}
      size="xl"
      title={`${who} saved this page while you were editing`}
      description={
        clashing.size > 0
          ? `You both changed ${clashing.size === 1 ? 'one block' : `${clashing.size} blocks`}. Your work is safe on this computer until you choose.`
          : 'Your changes do not touch each other. Your work is safe on this computer until you choose.'
      }
      footer={
        <>
          <span className="t3 xs grow">Nothing is sent until you choose.</span>
          <Button variant="ghost" onClick={onLater}>
            Decide later
          </Button>
          {merged && (
            <Button variant="primary" icon="git-merge" onClick={() => onSettle(merged)}>
              Keep both
            </Button>
          )}
        </>
      }
    >
      <div className="cfg">
        <Version name={me} title="Yours" note="Not saved" changes={myChanges} clashing={clashing}>
          <Button variant={merged ? 'plain' : 'primary'} onClick={() => onSettle(mine)}>
            Keep mine
          </Button>
        </Version>
        <Version
          name={who}
          title="Theirs"
          note={`Saved ${time.format(new Date(changedAt))} as version ${revision}`}
          changes={theirChanges}
          clashing={clashing}
        >
          <Button onClick={() => onSettle(theirs)}>Take theirs</Button>
        </Version>
      </div>
      {merged && (
        <p className="cfnote">
          <Icon name="git-merge" />
          <span>
            <b>No block was changed by both.</b> “Keep both” saves your {count(myChanges)} together with their{' '}
            {count(theirChanges)}.
          </span>
        </p>
      )}
    </Dialog>
  )
}

const count = (changes: readonly ChangedNode[]) => (changes.length === 1 ? '1 change' : `${changes.length} changes`)

/** Lines shown of one version. */
const most = 8

interface VersionProps {
  readonly name: string
  readonly title: string
  readonly note: string
  readonly changes: readonly ChangedNode[]
  readonly clashing: ReadonlySet<string>
  readonly children: ReactNode
}

function Version({ name, title, note, changes, clashing, children }: VersionProps) {
  return (
    <section className="cfc" aria-label={title}>
      <header>
        <Avatar name={name} size="sm" />
        <b>{title}</b>
        <span className="t3 xs">{note}</span>
      </header>
      <ul>
        {changes.slice(0, most).map(({ id, mark, text }) => (
          <li key={id}>
            <span className={`mk ${mark === '+' ? 'added' : mark === '-' ? 'gone' : 'changed'}`}>{mark}</span>
            <span className="trunc">{text}</span>
            {clashing.has(id) && <span className="t3 xs">changed by both</span>}
          </li>
        ))}
        {changes.length > most && <li className="t3">and {changes.length - most} more</li>}
        {changes.length === 0 && <li className="t3">No change</li>}
      </ul>
      <footer>{children}</footer>
    </section>
  )
}
