import type { Mail } from '@ashlar/sdk/server'
import type { Note } from '../../contract.ts'

/** Reminds whoever wrote them of notes that are due, the oldest first. Days are written as in the website's language. */
export function dueNotesMail(
  to: { readonly email: string; readonly displayName: string },
  notes: readonly Note[],
  { origin, language }: { readonly origin: string; readonly language: string },
): Mail {
  const [first] = notes
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const subject = notes.length === 1 && first ? `Due: ${first.title}` : `${notes.length} notes are due`
  const paragraphs = notes.map(({ id, title, due_date, customer_name }) => {
    const about = customer_name === '' ? '' : `, about ${customer_name}`
    const due = due_date === null ? '' : days.format(new Date(due_date))
    return `${title} (due ${due}${about})\n\n${origin}/admin/notes/${id}`
  })
  return {
    ...{ purpose: 'customers.due-notes', to: to.email, toName: to.displayName, subject },
    about: notes.map(({ id }) => ({ entity: 'note', id })),
    text: ['These notes that you wrote are due.', ...paragraphs].join('\n\n'),
  }
}
