import type { Bar } from './bar.ts'

/** What the canvas shows, which has no settings at hand. */
export const sampleBar: Bar = {
  logo: '',
  items: ['First item', 'Second item', 'Third item'].map((title) => ({ title, href: '#', children: [] })),
  rightItems: [],
  profile: '',
  roles: [],
}
