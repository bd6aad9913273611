import type { Mail } from '@ashlar/sdk/server'
import type { Note } from '../../contract.ts'

/** Reminds whoever wrote them of notes that are due, the oldest first. */
export function dueNotesMail(
  to: { readonly email: string; readonly displayName: string },
  notes: readonly Note[],
  origin: string,
): Mail {
  const [first] = notes
  const subject = notes.length === 1 && first ? `Due: ${first.title}` : `${notes.length} notes are due`
  const paragraphs = notes.map(({ id, title, due_date, customer_name }) => {
    const about = customer_name === '' ? '' : `, about ${customer_name}`
    return `${title} (due ${due_date}${about})\n\n${origin}/admin/notes/${id}`
  })
  return {
    ...{ purpose: 'customers.due-notes', to: to.email, toName: to.displayName, subject },
    about: notes.map(({ id }) => ({ entity: 'note', id })),
    text: ['These notes that you wrote are due.', ...paragraphs].join('\n\n'),
  }
}
