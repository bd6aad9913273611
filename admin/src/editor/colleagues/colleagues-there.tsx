import { later, useLater } from '@ashlar/sdk/editor'
import { useStore } from 'zustand'
import { colleagues } from './colleagues.ts'

const marks = later(async () => (await import('./colleague-marks.tsx')).ColleagueMarks)

/** The marks of others, fetched when somebody else comes. Without them the editor goes on. */
export function Colleagues() {
  const isSomebodyThere = useStore(colleagues, (all) => all.length > 0)
  const Marks = useLater(isSomebodyThere, marks)
  return isSomebodyThere && Marks ? <Marks /> : null
}
