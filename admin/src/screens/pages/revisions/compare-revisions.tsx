import { blankContent, type Content, nodeAt, upgradeContent } from '@ashlar/sdk'
import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { decodeContent } from '@ashlar/sdk/editor'
import { getPageRevision, type Page, type PageRevisionWithContent } from '@ashlar/sdk/platform'
import { Note, Pending, Segments, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import './compare.css'
import type { LoadedBlocks } from '../../../blocks/loaded-blocks.ts'
import { useLoadedBlocks } from '../../../blocks/use-loaded-blocks.ts'
import { inWords, markNames } from './change-words.ts'
import { ComparedFrames, type Pointed } from './compared-frames.tsx'
import { contentChanges } from './content-changes.ts'

type Against = 'now' | 'before'

export interface CompareRevisionsProps {
  readonly page: Page
  readonly revision: number
  /** The one that the page shows now. */
  readonly newest: number
}

/** A revision beside what the page is now, or beside the one before it: what differs in words, and both as they look. */
export default function CompareRevisions({ page, revision, newest }: CompareRevisionsProps) {
  const t = useTexts('admin')
  const [against, setAgainst] = useState<Against>(revision === newest ? 'before' : 'now')
  const blocks = useLoadedBlocks()
  const chosen = useRevision(page.id, revision)
  const otherId = against === 'now' ? newest : chosen.data?.before
  const other = useRevision(page.id, otherId)
  const error = blocks.error ?? chosen.error ?? other.error
  const retry = () => Promise.all([blocks.retry(), chosen.refetch(), otherId && other.refetch()])

  const choice = (
    <Segments
      label={t('Compare with')}
      size="sm"
      value={against}
      onChange={setAgainst}
      options={[
        { value: 'now', label: t('Current version'), disabled: revision === newest },
        { value: 'before', label: t('Previous revision'), disabled: chosen.data?.before === null },
      ]}
    />
  )
  if (error) return <CouldNotLoad title={t('The revisions could not be compared')} error={error} retry={retry} />
  if (chosen.data?.before === null && revision === newest)
    return <p className="t2">{t('This is the only revision, so there is nothing to compare it with.')}</p>
  if (!blocks.blocks || !chosen.data || !other.data) return <Waiting />
  const [before, after] = against === 'now' ? [chosen.data, other.data] : [other.data, chosen.data]
  return (
    <Compared key={`${before.id}/${after.id}`} page={page} blocks={blocks.blocks} before={before} after={after}>
      {choice}
    </Compared>
  )
}

function useRevision(page: number, id: number | null | undefined) {
  const params = { id: page, revisionId: id ?? 0 }
  const { data, error, refetch } = useCall(getPageRevision, { params }, { enabled: typeof id === 'number' })
  return { data: data?.revision, error, refetch }
}

interface ComparedProps {
  readonly page: Page
  readonly blocks: LoadedBlocks
  readonly before: PageRevisionWithContent
  readonly after: PageRevisionWithContent
  readonly children: React.ReactNode
}

const marks = { added: '+', removed: '−', moved: '↕', changed: '~' } as const
const order = ['added', 'changed', 'moved', 'removed'] as const

function Compared({ page, blocks, before, after, children }: ComparedProps) {
  const t = useTexts('admin')
  const [pointed, setPointed] = useState<Pointed>()
  const { changes, shared } = useMemo(() => {
    const [was, is] = [contentOf(before, blocks), contentOf(after, blocks)]
    return {
      changes: contentChanges(was, is).map((change) => inWords(blocks, was, is, change)),
      shared: Object.keys(was.nodes).filter((id) => nodeAt(is, id) !== undefined),
    }
  }, [before, after, blocks])
  const unreadable = [before, after].find(({ contentUnreadable }) => contentUnreadable)
  const counts = order
    .map((mark) => ({ mark, count: changes.filter((change) => change.mark === mark).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className="cmp">
      <div className="cmp__head">
        {children}
        <span className="cmp__sum" role="status">
          {counts.length === 0 && !unreadable && t('No differences')}
          {counts.map(({ mark, count }) => (
            <span key={mark} className={`cmp__n ${mark}`}>
              {t(`${markNames[mark]}: {count}`, { count })}
            </span>
          ))}
        </span>
      </div>
      {unreadable && (
        <Note tone="warn">
          {t('Revision {number} could not be read, so it cannot be compared.', { number: unreadable.revision })}
        </Note>
      )}
      {!unreadable && changes.length > 0 && (
        <ul className="cmp__list" aria-label={t('Differences')}>
          {changes.map(({ id, mark, name, lines }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={pointed?.id === id ? 'true' : undefined}
                onClick={() => setPointed({ id, times: (pointed?.times ?? 0) + 1 })}
              >
                <span className={`cmp__mk ${mark}`} aria-hidden="true">
                  {marks[mark]}
                </span>
                <span className="cmp__w">
                  <span>
                    <span className="sr">{t(markNames[mark])}: </span>
                    <b>{name}</b>
                  </span>
                  {lines.map((line) => (
                    <span key={line} className="t2 xs">
                      {line}
                    </span>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!unreadable && (
        <ComparedFrames
          page={page.id}
          before={{ id: before.id, label: labelOf(t, before) }}
          after={{ id: after.id, label: labelOf(t, after) }}
          changes={changes}
          shared={shared}
          pointed={pointed}
        />
      )}
    </div>
  )
}

function labelOf(t: ReturnType<typeof useTexts>, { name, revision, createdAt }: PageRevisionWithContent): string {
  return t('{name}, {when}', { name: name || t('Revision {number}', { number: revision }), when: when(createdAt) })
}

function contentOf({ content }: PageRevisionWithContent, blocks: LoadedBlocks): Content {
  const decoded = content === null ? undefined : decodeContent(content).content
  // Both as the blocks are now: an update of a block is nobody's change.
  return decoded ? upgradeContent(decoded, blocks.catalogue).content : blankContent()
}

function Waiting() {
  return (
    <Pending>
      <div className="lines">
        {[320, 260, 300].map((width) => (
          <Skeleton key={width} width={width} height={16} />
        ))}
      </div>
    </Pending>
  )
}
