import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { colleagues } from './colleagues.ts'

const ColleagueMarks = lazy(() => import('./colleague-marks.tsx'))

/** The marks of others, fetched when somebody else comes. */
export function Colleagues() {
  const isSomebodyThere = useStore(colleagues, (all) => all.length > 0)
  return (
    isSomebodyThere && (
      <Suspense>
        <ColleagueMarks />
      </Suspense>
    )
  )
}
