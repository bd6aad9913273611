import type { ContentNode } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'
import { titleOfType } from '../../blocks/naming.ts'
import { useEditor } from '../editor-context.tsx'
import { placeBefore, placeInside } from '../inserter/inserter-place.ts'
import { isLocked } from '../store/locks.ts'
import { slotOfHint } from './frame-geometry.ts'

/** The hint in an empty container, or in an empty region of a block (EDIT-044). */
export function AddComponent({ id, slot }: { readonly id: string; readonly slot: string | undefined }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, canLayOut } = parts
  if (!canLayOut) return null
  return (
    <button
      type="button"
      className="ashlar-add"
      {...{ [slotOfHint]: slot ?? '' }}
      onClick={() => {
        store.select(id)
        store.set({ inserter: placeInside(parts, id, slot) })
      }}
    >
      <span aria-hidden="true">+</span>
      {t('Add a component')}
    </button>
  )
}

const puzzle =
  'M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z'

interface StandInProps {
  readonly id: string
  readonly node: ContentNode
}

/** A block whose package is missing, stopped or too old: kept, and said so. */
export function KeptBlock({ id, node, reason }: StandInProps & { readonly reason: string | undefined }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { blocks, store, canLayOut } = parts
  const row = blocks.rows.get(node.type)
  const from = row && { name: row.packageName, version: row.packageVersion }
  const failure = blocks.failures.get(node.type)
  const why = failure ?? reason ?? t('No installed package provides the block "{type}".', { type: node.type })
  return (
    <div className={`b-${id} ashlar-kept`} data-node={id}>
      <Puzzle />
      <div>
        <b>{t('{title} is not available', { title: titleOfType(blocks, node.type) })}</b>
        <p>
          {from !== undefined &&
            `${failure === undefined ? t('It comes from {name} {version}.', from) : t('The package {name} {version} is stopped.', from)} `}
          {why} {t('Visitors do not see this block. Its content is kept.')}
        </p>
        <button type="button" className="f" onClick={() => open('/admin/packages', '_blank', 'noopener')}>
          {t('Open Packages')}
        </button>
        {canLayOut && !isLocked(store.content, id) && (
          <button
            type="button"
            onClick={() => {
              const place = placeBefore(parts, id)
              store.select(id)
              store.set({ inserter: place && { ...place, edge: 'inside', replaces: id } })
            }}
          >
            {t('Replace block')}
          </button>
        )}
        <button type="button" onClick={() => store.select(id)}>
          {t('Show content')}
        </button>
      </div>
    </div>
  )
}

/** A block that threw while it was drawn. The others are not touched by it. */
export function BrokenBlock({ id, node, error }: StandInProps & { readonly error: Error }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const row = blocks.rows.get(node.type)
  return (
    <NotShown id={id} node={node}>
      <p>
        {row && `${t('It comes from {name} {version}.', { name: row.packageName, version: row.packageVersion })} `}
        {error.message} {t('Visitors do not see this block. Its content is kept. Another value may fix it.')}
      </p>
    </NotShown>
  )
}

/** A block whose code could not be fetched by this browser; visitors get it from the server. */
export function UndrawnBlock({ id, node, onTryAgain }: StandInProps & { readonly onTryAgain: () => void }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  return (
    <NotShown id={id} node={node}>
      <p>{t('Check your connection, then try again. Visitors still see this block.')}</p>
      <p>{blocks.failures.get(node.type)}</p>
      <button type="button" className="f" onClick={onTryAgain}>
        {t('Try again')}
      </button>
    </NotShown>
  )
}

/** A block whose data could not be loaded. Visitors do not see it either. */
export function UnloadedBlock({ id, node, failure }: StandInProps & { readonly failure: string }) {
  return (
    <NotShown id={id} node={node}>
      <p>{failure}</p>
    </NotShown>
  )
}

/** Stands in the place of a block that can't be shown just now; `children` say why. */
function NotShown({ id, node, children }: StandInProps & { readonly children: ReactNode }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  return (
    <div className={`b-${id} ashlar-kept broken`} data-node={id} data-broken="">
      <Puzzle />
      <div>
        <b>{t('{title} could not be shown', { title: titleOfType(blocks, node.type) })}</b>
        {children}
      </div>
    </div>
  )
}

/** A block whose code, or whose data for the first time, is on its way. */
export function LoadingBlock({ id, node }: StandInProps) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  return (
    <div className={`b-${id} ashlar-loading`} data-node={id} aria-busy="true">
      <p>{t('Loading {title}…', { title: titleOfType(blocks, node.type) })}</p>
    </div>
  )
}

function Puzzle() {
  return (
    <span aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={puzzle} />
      </svg>
    </span>
  )
}
