import { useStore } from 'zustand'
import { useLater } from '../dialogs/use-later.ts'
import { colleagues } from './colleagues.ts'

const loadMarks = async () => (await import('./colleague-marks.tsx')).ColleagueMarks
const stay = () => undefined

/** The marks of others, fetched when somebody else comes. Without them the editor goes on. */
export function Colleagues() {
  const isSomebodyThere = useStore(colleagues, (all) => all.length > 0)
  const Marks = useLater(isSomebodyThere, loadMarks, stay)
  return isSomebodyThere && Marks ? <Marks /> : null
}
