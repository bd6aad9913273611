import { formatMoney } from '@ashlar/sdk'
import type { Paper } from '../contract/paper.ts'
import type { PageWords } from './visitor-texts.ts'

interface AnswerFormsProps {
  /** Address of the calls. */
  readonly path: string
  readonly paper: Paper
  /** What was typed before an answer was refused. */
  readonly values: Readonly<Record<string, string>>
  readonly texts: PageWords
  readonly language: string
}

/** Two forms: approve with a name and the options that are wanted, or decline. */
export function AnswerForms({ path, paper, values, texts: t, language }: AnswerFormsProps) {
  const options = paper.lines.filter(({ isOptional }) => isOptional)
  return (
    <section className="document-forms" aria-label={t.answerTitle}>
      <form method="post" action={`${path}approve/`} className="document-form">
        <h2>{t.answerTitle}</h2>
        {options.length > 0 && (
          <fieldset>
            <legend>{t.options}</legend>
            {options.map(({ id, name, total, isCounted }) => (
              <label key={id} className="document-choice">
                <input type="checkbox" name={`option-${id}`} value="on" defaultChecked={isCounted} />
                <span>
                  {name}, {formatMoney(total, paper.currency, language)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <label className="document-field">
          {t.yourName}
          <input name="name" required maxLength={160} autoComplete="name" defaultValue={values['name'] ?? ''} />
        </label>
        <button type="submit" className="button">
          {t.approve}
        </button>
      </form>
      <details>
        <summary>{t.declineTitle}</summary>
        <form method="post" action={`${path}decline/`} className="document-form">
          <label className="document-field">
            {t.yourName}
            <input name="name" required maxLength={160} autoComplete="name" />
          </label>
          <label className="document-field">
            {t.reason}
            <input name="reason" maxLength={400} />
          </label>
          <button type="submit" className="button" data-variant="outline-danger">
            {t.decline}
          </button>
        </form>
      </details>
    </section>
  )
}
