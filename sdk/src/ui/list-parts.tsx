import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { useTexts } from './texts.ts'

/** Where a list that goes on by key has its next and its previous page; undefined where there is none. */
export interface ListPlaces {
  readonly next: string | undefined
  readonly previous: string | undefined
}

/** A page that no number reaches: behind a row, or before it. */
export type PagePlace = { readonly after: string } | { readonly before: string }

/** Rows that page numbers reach in a list that goes on by key. */
const mostNumbered = 10_000

export interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** There are more rows than `total`. */
  readonly isEstimate?: boolean | undefined
  /** Rows on this page, where `total` is an estimate. */
  readonly shown?: number | undefined
  readonly places?: ListPlaces | undefined
  readonly onPage: (page: number, place?: PagePlace) => void
}

/** "1-11 of 18" and the way to the next page. */
export function Pager({ page, pageSize, total, isEstimate = false, shown = pageSize, places, onPage }: PagerProps) {
  const t = useTexts('admin')
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = isEstimate ? from + shown - 1 : Math.min(total, page * pageSize)
  const hasNext = places ? places.next !== undefined : page < last
  const isNumbered = (wanted: number) => !places || (wanted - 1) * pageSize < mostNumbered
  const goOn = () => onPage(page + 1, isNumbered(page + 1) ? undefined : { after: places?.next ?? '' })
  const goBack = () => onPage(page - 1, isNumbered(page - 1) ? undefined : { before: places?.previous ?? '' })
  return (
    <nav className="pager" aria-label={t('Pages of the list')}>
      <span className="num">
        {isEstimate
          ? t('{from}-{to} of more than {total}', { from, to, total })
          : t('{from}-{to} of {total}', { from, to, total })}
      </span>
      <span className="grow" />
      {(last > 1 || page > 1) && (
        <>
          <IconButton icon="chevron-left" label={t('Previous')} disabled={page <= 1} onClick={goBack} />
          <span className="num">{isEstimate ? page : t('{page} / {last}', { page, last })}</span>
          <IconButton icon="chevron-right" label={t('Next')} disabled={!hasNext} onClick={goOn} />
        </>
      )}
    </nav>
  )
}

export interface BulkBarAction {
  readonly label: string
  readonly icon: string
  readonly danger?: boolean
  readonly run: () => void
}

export interface BulkBarProps {
  readonly count: number
  /** "Select all 18"; left out when all are selected. */
  readonly selectAll?: { readonly total: number; readonly run: () => void } | undefined
  /** At most five; the destructive one last. */
  readonly actions: readonly BulkBarAction[]
  readonly onClear: () => void
  readonly children?: ReactNode
}

/** The one dark bar at the bottom while rows are selected. */
export function BulkBar({ count, selectAll, actions, onClear }: BulkBarProps) {
  const t = useTexts('admin')
  return (
    <section className="bulk" aria-label={t('Selected rows')}>
      <b className="strong num" role="status">
        {t('{count} selected', { count })}
      </b>
      {selectAll && (
        <button type="button" className="all hide-sm" onClick={selectAll.run}>
          {t('Select all {total}', { total: selectAll.total })}
        </button>
      )}
      <span className="vr" />
      {actions.map((action) => (
        <button key={action.label} type="button" className={`b${action.danger ? ' dng' : ''}`} onClick={action.run}>
          <Icon name={action.icon} />
          {action.label}
        </button>
      ))}
      <span className="vr" />
      <IconButton icon="x" label={t('Clear selection')} className="b" onClick={onClear} />
    </section>
  )
}
