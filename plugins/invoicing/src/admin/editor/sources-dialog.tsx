import { CouldNotLoadNote, call, useCall } from '@ashlar/sdk/admin'
import { Button, Dialog, EmptyState, Input, Note, Pending, Skeleton, toast, useSettled, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getSourceLines, listLineSources, type NewItem } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'

export interface SourcesDialogProps {
  readonly onAdd: (items: readonly NewItem[]) => void
  readonly onClose: () => void
}

/** Milliseconds of rest before typing is searched for. */
const pause = 250

/** What other modules have to bill: products, unbilled time. Each becomes lines. */
export function SourcesDialog({ onAdd, onClose }: SourcesDialogProps) {
  const t = useTexts('invoicing')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed, pause)
  const { data, error, refetch } = useCall(
    listLineSources,
    { query: { search } },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const add = async (source: string, id: string, title: string) => {
    try {
      const { items } = await call(getSourceLines, { params: { source, id } })
      onAdd(items.map((item) => ({ ...item, source: { source, id } })))
      toast.success(t('“{title}” added', { title }))
    } catch (failed) {
      toast.error(t('“{title}” was not added', { title }), { description: problemOf(failed) })
    }
  }
  const isEmpty = data?.sources.every(({ rows, hasFailed }) => rows.length === 0 && !hasFailed)
  return (
    <Dialog open size="md" title={t('Find items')} icon="search" onOpenChange={(open) => !open && onClose()}>
      <div className="form">
        <Input
          icon="search"
          aria-label={t('Search')}
          placeholder={t('Product, project or task')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && !data && <CouldNotLoadNote error={error} retry={refetch} />}
        {!data && !error && (
          <Pending>
            <Skeleton width={320} height={120} />
          </Pending>
        )}
        {isEmpty && (
          <EmptyState
            kind="nothing"
            title={t('Nothing found')}
            text={t('Products of the store and unbilled time of projects appear here.')}
          />
        )}
        {data?.sources
          .filter(({ rows, hasFailed }) => rows.length > 0 || hasFailed)
          .map(({ id, title, rows, hasFailed }) => (
            <section key={id} aria-label={title}>
              <h3 className="label">{title}</h3>
              {hasFailed && <Note tone="warn">{t('{title} could not be searched. Try again.', { title })}</Note>}
              <ul>
                {rows.map((row) => (
                  <li key={row.id} className="row" style={{ padding: '4px 0' }}>
                    <span className="grow trunc">
                      {row.title} <span className="t3 xs">{row.detail}</span>
                    </span>
                    <Button
                      size="sm"
                      aria-label={t('Add {title}', { title: row.title })}
                      onClick={() => void add(id, row.id, row.title)}
                    >
                      {t('Add')}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  )
}
