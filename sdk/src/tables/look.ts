import { useState } from 'react'

export const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

/** How one person likes one list: row height and hidden columns. Remembered in the browser, per list. */
export interface ListLook {
  readonly density: Density
  readonly hidden: readonly string[]
}

const usual: ListLook = { density: 'normal', hidden: [] }

/** What was remembered; anything unreadable counts as nothing. */
export function readLook(stored: string | null): ListLook {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return usual
    const density = densities.find((each) => 'density' in value && value.density === each) ?? 'normal'
    const hidden = 'hidden' in value && Array.isArray(value.hidden) ? value.hidden.filter(isText) : []
    return { density, hidden }
  } catch {
    return usual
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

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
