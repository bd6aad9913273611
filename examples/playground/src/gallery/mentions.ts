import type { Mentions } from '@ashlar/sdk/forms'

const people = [
  { id: 1, title: 'Anna Berg', detail: 'anna@example.com', href: '/admin/people/1' },
  { id: 2, title: 'Andreas Kühn', detail: 'andreas@example.com', href: '/admin/people/2' },
  { id: 3, title: 'Mei Tanaka', detail: 'mei@example.com' },
]

/** Whom the gallery's texts can name; looking for somebody who is lost fails. */
export const mentions: Mentions = {
  label: 'People',
  find: async (word) => {
    if (word === 'lost') throw new Error('People could not be loaded.')
    return people.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))
  },
}
