import type { Content } from '@ashlar/sdk'
import { Avatar, Button, Dialog, Icon, timeOf, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useMemo, useState } from 'react'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { Preview } from '../../blocks/patterns/preview.tsx'
import { type ChangeInWords, markNames } from '../../screens/pages/revisions/change-words.ts'
import { useEditorState } from '../editor-context.tsx'
import type { Conflict } from '../persistence/conflict.ts'
import { compare } from '../persistence/merge.ts'
import { changedPart } from './changed-part.ts'

export interface ConflictDialogProps {
  readonly conflict: Conflict
  readonly blocks: LoadedBlocks
  readonly me: string
  readonly onSettle: (content: Content) => void
  readonly onLater: () => void
  /** Keeps mine as a page of its own and theirs here. Absent for who may not add pages, and for what is no page. */
  readonly onCopy: (() => Promise<void>) | undefined
}

/** Somebody else saved first: both versions, what changed in each, and the ways out. Nothing is sent until one is chosen. */
export function ConflictDialog({ conflict, blocks, me, onSettle, onLater, onCopy }: ConflictDialogProps) {
  const t = useTexts('admin')
  const [isCopying, setCopying] = useState(false)
  const { base, mine, theirs, changedBy, changedAt, revision } = conflict
  const isOwn = changedBy === me
  const who = changedBy || t('Someone else')
  const isPage = useEditorState(({ item }) => item?.kind === 'page')
  const inAnotherWindow = isPage
    ? t('You saved this page in another window while you were editing here')
    : t('You saved a newer version in another window while you were editing here')
  const byOthers = isPage
    ? t('{who} saved this page while you were editing', { who })
    : t('{who} saved a newer version while you were editing', { who })
  const {
    mine: myChanges,
    theirs: theirChanges,
    clashing,
    merged,
  } = useMemo(() => compare(base, mine, theirs, blocks), [base, mine, theirs, blocks])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onLater()}
      size="xl"
      title={isOwn ? inAnotherWindow : byOthers}
      description={
        clashing.size > 0
          ? t(
              'Both versions change one block. Your work is safe on this computer until you choose.|Both versions change {count} blocks. Your work is safe on this computer until you choose.',
              { count: clashing.size },
            )
          : t('Your changes do not overlap. Your work is safe on this computer until you choose.')
      }
      footer={
        <>
          <span className="t3 xs grow cfsay">{t('Nothing is sent until you choose.')}</span>
          <Button variant="ghost" onClick={onLater}>
            {t('Decide later')}
          </Button>
          {onCopy && (
            <Button
              icon="copy"
              busy={isCopying}
              onClick={() => {
                setCopying(true)
                void onCopy().finally(() => setCopying(false))
              }}
            >
              {t('Save mine as a copy')}
            </Button>
          )}
          {merged && (
            <Button variant="primary" icon="git-merge" onClick={() => onSettle(merged)}>
              {t('Keep both')}
            </Button>
          )}
        </>
      }
    >
      <div className="cfg">
        <Version
          {...{ name: me, content: mine, blocks, changes: myChanges, clashing }}
          title={t('Yours')}
          note={t('Not saved')}
        >
          <Button variant={merged ? 'plain' : 'primary'} onClick={() => onSettle(mine)}>
            {t('Keep mine')}
          </Button>
        </Version>
        <Version
          {...{ name: who, content: theirs, blocks, changes: theirChanges, clashing }}
          title={isOwn ? t('Other window') : t('Theirs')}
          note={
            changedAt === undefined
              ? t('Saved as version {revision}', { revision })
              : t('Saved {time} as version {revision}', { time: timeOf(new Date(changedAt)), revision })
          }
        >
          <Button onClick={() => onSettle(theirs)}>{isOwn ? t('Keep the other') : t('Keep theirs')}</Button>
        </Version>
      </div>
      {merged && (
        <p className="cfnote">
          <Icon name="git-merge" />
          <span>
            <b>{t('No block was changed in both.')}</b>{' '}
            {t('“Keep both” saves your {mine} together with the other {theirs}.', {
              mine: t('{count} change|{count} changes', { count: myChanges.length }),
              theirs: t('{count} change|{count} changes', { count: theirChanges.length }),
            })}
          </span>
        </p>
      )}
    </Dialog>
  )
}

const signs: Readonly<Record<ChangeInWords['mark'], string>> = { added: '+', removed: '−', moved: '~', changed: '~' }

/** Blocks shown of one version. */
const most = 8

interface VersionProps {
  readonly name: string
  readonly content: Content
  readonly blocks: LoadedBlocks
  readonly title: string
  readonly note: string
  readonly changes: readonly ChangeInWords[]
  readonly clashing: ReadonlySet<string>
  readonly children: ReactNode
}

function Version({ name, content, blocks, title, note, changes, clashing, children }: VersionProps) {
  const t = useTexts('admin')
  // Where both changed something, that is what to compare.
  const part = useMemo(
    () =>
      changedPart(content, [
        ...changes.map(({ id }) => id).filter((id) => clashing.has(id)),
        ...changes.map(({ id }) => id),
      ]),
    [content, changes, clashing],
  )
  return (
    <section className="cfc" aria-label={title}>
      <header>
        <Avatar name={name} size="sm" />
        <b>{title}</b>
        <span className="t3 xs">{note}</span>
      </header>
      {part && (
        <div className="cfp">
          <Preview content={part} blocks={blocks} />
        </div>
      )}
      <ul>
        {changes.slice(0, most).map(({ id, mark, name: block, lines }) => (
          <li key={id}>
            <span className={`mk ${mark}`} role="img" aria-label={t(markNames[mark])}>
              {signs[mark]}
            </span>
            <div className="cfw">
              <b>{block}</b>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </div>
            {clashing.has(id) && <span className="t3 xs">{t('changed in both')}</span>}
          </li>
        ))}
        {changes.length > most && <li className="t3">{t('and {count} more', { count: changes.length - most })}</li>}
        {changes.length === 0 && <li className="t3">{t('No change')}</li>}
      </ul>
      <footer>{children}</footer>
    </section>
  )
}
