import { Note, useTexts, when } from '@ashlar/sdk/ui'
import type { Answer } from '../submission.ts'
import { Lines } from './lines.tsx'

/** Emails that were written about a submission, oldest first. */
export function AnswerList({ answers }: { readonly answers: readonly Answer[] }) {
  const t = useTexts('forms')
  if (answers.length === 0) return null
  return (
    <section className="lines">
      <h3>{t('Replies')}</h3>
      {answers.map(({ id, subject, text, to, author, createdAt, isKept }) => (
        <article key={id} className="lines">
          <b>{subject}</b>
          <span className="t2 xs">
            {t('{author} to {email}, {when}', { author, email: to, when: when(createdAt) })}
          </span>
          <p>
            <Lines text={text} />
          </p>
          {isKept && <Note tone="warn">{t('No mail server was set up, so this email was kept in the outbox.')}</Note>}
        </article>
      ))}
    </section>
  )
}
