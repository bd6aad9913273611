import { useState } from 'react'
import type { Column } from './column.ts'

export const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

/** How one person likes one list: row height and columns. Remembered in the browser, per list. */
export interface ListLook {
  readonly density: Density
  readonly hidden: readonly string[]
  /** Columns that are hidden unless somebody chooses them, and were chosen. */
  readonly shown: readonly string[]
}

const usual: ListLook = { density: 'normal', hidden: [], shown: [] }

/** What was remembered; anything unreadable counts as nothing. */
export function readLook(stored: string | null): ListLook {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return usual
    const density = densities.find((each) => 'density' in value && value.density === each) ?? 'normal'
    const hidden = 'hidden' in value ? texts(value.hidden) : []
    const shown = 'shown' in value ? texts(value.shown) : []
    return { density, hidden, shown }
  } catch {
    return usual
  }
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])
const isText = (value: unknown): value is string => typeof value === 'string'

type Chosen = Pick<Column<never>, 'id' | 'fixed' | 'onDemand'>

export function isShown({ id, fixed, onDemand }: Chosen, look: ListLook): boolean {
  if (fixed) return true
  return onDemand ? look.shown.includes(id) : !look.hidden.includes(id)
}

/** The look with a column shown or hidden. */
export function withColumn(look: ListLook, { id, onDemand }: Chosen, on: boolean): ListLook {
  const list = onDemand ? 'shown' : 'hidden'
  const others = look[list].filter((each) => each !== id)
  return { ...look, [list]: on === (onDemand === true) ? [...others, id] : others }
}

export function useListLook(list: string): readonly [ListLook, (look: ListLook) => void] {
  const key = `list:${list}`
  const [look, setLook] = useState(() => readLook(localStorage.getItem(key)))
  return [
    look,
    (next) => {
      setLook(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Without storage the choice lasts as long as the screen.
      }
    },
  ]
}
