import type { ThemeColour } from '@ashlar/sdk'
import { type Branch, timeline } from '../tree/index.ts'
import { band } from '../tree/parts.ts'

const years = [
  [
    '1887',
    'The ropewalk is raised',
    'Sixty-one metres of spruce frame, built by boat carpenters who did not own a straight ruler.',
  ],
  [
    '1954',
    'The last hawser',
    'Nylon arrives. The machines are sold, the long room is used for drying nets and, once, for a wedding.',
  ],
  ['2009', 'Three people and a key', 'Maren, Joon and Desmond rent the east end for a summer. They never move out.'],
  [
    '2014',
    'The net loft opens',
    'Ilse brings two sewing machines up the ladder. The first pannier is still on her own bike.',
  ],
  [
    '2021',
    'We buy the building',
    'With help from 212 customers who paid for a service in advance. All of them have had it by now.',
  ],
  ['2026', 'Nine bays, eleven people', 'And an apprentice who is finally allowed to true a wheel.'],
] as const

/** From 1887 to now. */
export function history(colour: ThemeColour | ''): Branch {
  const timelineItems = years.map(([year, title, description], index) => ({
    ...{ id: `year-${year}`, index, year, title, description },
  }))
  return band(colour, timeline({ title: 'How the shed got here', timelineItems }))
}
