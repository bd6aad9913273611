import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { CouldNotLoad } from '../admin/could-not-load.tsx'
import { readAgain } from '../admin/read-again.ts'
import { WidgetWaiting } from '../admin/widget-states.tsx'
import { Avatar } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { when } from '../ui/when.ts'
import type { ComparedField } from './version-changes.ts'
import { VersionDialog } from './version-dialog.tsx'

/** A kept version of a record. */
export interface RecordVersion {
  readonly id: number
  /** When it was replaced. */
  readonly at: string
  /** Who replaced it; empty for the server itself. */
  readonly by: string
}

/** The values of a record or of a version of it, by member. */
export type RecordValues = Readonly<Record<string, unknown>>

/** Where a record's versions are kept. */
export interface HistorySource {
  /** Under which the list lies in the cache of replies. */
  readonly key: readonly unknown[]
  /** The newest first. */
  readonly list: (signal: AbortSignal) => Promise<readonly RecordVersion[]>
  readonly read: (id: number, signal: AbortSignal) => Promise<RecordValues>
  /** Puts a version back; without it versions are only read. */
  readonly restore?: (id: number) => Promise<unknown>
}

export interface RecordHistoryProps {
  readonly source: HistorySource
  /** The record as it is now. */
  readonly current: RecordValues
  /** What is compared, in order. */
  readonly fields: readonly ComparedField[]
}

/** The kept versions of a record, who replaced each and when; one is compared with the present one and put back. */
export function RecordHistory({ source, current, fields }: RecordHistoryProps) {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const [shown, setShown] = useState<RecordVersion>()
  const { data, error, refetch } = useQuery({ queryKey: source.key, queryFn: ({ signal }) => source.list(signal) })
  const restore = async (version: RecordVersion) => {
    try {
      await source.restore?.(version.id)
      setShown(undefined)
      toast.success(t('Version of {when} restored', { when: when(version.at) }))
      await readAgain(cache, source.key)
    } catch (failure) {
      console.error(failure)
      toast.error(t('The version could not be restored'), {
        description: failure instanceof ApiError ? failure.message : t('Something went wrong. Try again.'),
      })
    }
  }
  if (error && !data) return <CouldNotLoad title={t('The history could not be loaded')} error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  if (data.length === 0) {
    return (
      <EmptyState
        kind="nothing"
        title={t('No earlier versions')}
        text={t('When someone saves a change, the previous version is kept here.')}
      />
    )
  }
  return (
    <>
      <ol className="hist" aria-label={t('Versions')}>
        {data.map((version) => (
          <li key={version.id}>
            <Avatar name={version.by || t('Ashlar')} size="sm" />
            <span className="grow">
              <b className="med">{when(version.at)}</b>
              <span className="t3 xs">
                {version.by === '' ? t('Replaced automatically') : t('Replaced by {name}', { name: version.by })}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={t('Compare the version of {when}', { when: when(version.at) })}
              onClick={() => setShown(version)}
            >
              {t('Compare')}
            </Button>
          </li>
        ))}
      </ol>
      {shown && (
        <VersionDialog
          {...{ source, current, fields }}
          version={shown}
          onClose={() => setShown(undefined)}
          restore={source.restore && (() => restore(shown))}
        />
      )}
    </>
  )
}
