import type { Present } from '@ashlar/sdk/admin'
import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Somebody else who has what is edited open, in one tab. */
export interface Colleague extends Present {
  /** Of their outline and marks; always shown with their name. */
  readonly colour: string
}

/** White words can be read on each (4.5 : 1), and each is told from the colour of one's own selection. */
export const colleagueColours = [
  '#b42318',
  '#0a5bd3',
  '#2f6b1f',
  '#6a3fc4',
  '#9a4a00',
  '#b0136f',
  '#6b5600',
  '#3b4a5a',
] as const

/** Each person keeps a colour in all their tabs, and two have the same only where more than eight are there. */
export function withColours(present: readonly Present[]): readonly Colleague[] {
  const people = [...new Set(present.map(({ id }) => id))].sort((a, b) => a - b)
  const taken = new Set<number>()
  const colours = new Map<number, string>()
  for (const person of people) {
    const first = person % colleagueColours.length
    const free = colleagueColours.map((_, step) => (first + step) % colleagueColours.length)
    const at = free.find((each) => !taken.has(each)) ?? first
    taken.add(at)
    colours.set(person, colleagueColours[at] ?? colleagueColours[0])
  }
  return present.map((each) => ({ ...each, colour: colours.get(each.id) ?? colleagueColours[0] }))
}

/** For style sheets: the colour as `--who`. */
export const inColour = ({ colour }: Colleague) => ({ '--who': colour }) as CSSProperties

/** Who is there now. Apart from the editor's state: it is nothing of the document. */
export const colleagues = createStore<readonly Colleague[]>(() => [])

/** Those who have a block selected; changes only when it is others. */
export function useColleaguesAt(node: string): readonly Colleague[] {
  const all = useStore(colleagues)
  return all.length === 0 ? nobody : all.filter(({ selected }) => selected.includes(node))
}

const nobody: readonly Colleague[] = []
