import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState, Pending, Skeleton } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { reasonOf } from './reason.ts'

const columns = ['one', 'two', 'three', 'four']
const cards = [92, 68, 110]

/** The board to come: columns with cards, in their final places. */
export function LoadingBoard() {
  return (
    <Pending>
      <div className="brd__o" aria-hidden="true">
        {columns.map((column) => (
          <div key={column} className="brd__l">
            <div className="brd__h">
              <Skeleton width={96} />
            </div>
            {cards.map((height) => (
              <div key={height} className="brd__c brd__w" style={{ height }}>
                <Skeleton width={140} />
                <Skeleton width={90} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Pending>
  )
}

export function FailedBoard({ error, onRetry }: { readonly error: Error; readonly onRetry: (() => void) | undefined }) {
  const t = useTexts('admin')
  const [{ message, requestId }] = useState(() => reasonOf(error))
  return (
    <div role="alert">
      <EmptyState
        kind="failed"
        title={t('The board could not be loaded')}
        text={message || t('Something went wrong.')}
        requestId={requestId}
        actions={onRetry && <Button onClick={onRetry}>{t('Try again')}</Button>}
      />
    </div>
  )
}

export function EmptyBoard({ children }: { readonly children: ReactNode }) {
  const t = useTexts('admin')
  return (
    children ?? (
      <EmptyState
        kind="nothing"
        title={t('This board has no columns yet')}
        text={t('Add a column to start with cards.')}
      />
    )
  )
}
