import { IconButton, useTexts } from '@ashlar/sdk/ui'
import { createContext, use } from 'react'
import type { Card, Column } from '../../contract.ts'
import { hoursText } from '../words.ts'

/** Creates a project in a column; undefined where nobody may. */
export const AddToColumn = createContext<((columnId: number) => void) | undefined>(undefined)

interface ColumnHeadProps {
  readonly column: { readonly title: string; readonly column: Column }
  readonly cards: readonly Card[]
}

/** Totals of a column, and the way to a new card in it. */
export function ColumnHead({ column, cards }: ColumnHeadProps) {
  const t = useTexts('projects')
  const add = use(AddToColumn)
  const hours = cards.reduce((sum, { est_hours }) => sum + est_hours, 0)
  return (
    <>
      {hours > 0 && <span className="t3 xs num">{hoursText(hours, t)}</span>}
      {add && (
        <IconButton
          icon="plus"
          size="xs"
          label={t('Add to {column}', { column: column.title })}
          onClick={() => add(column.column.id)}
        />
      )}
    </>
  )
}
