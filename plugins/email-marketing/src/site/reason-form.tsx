import { leaveReasonPath } from '../contract/addresses.ts'
import type { LeaveReason } from '../contract/preferences.ts'
import { words } from '../link-texts/visitor-texts.ts'

/** Asks who left why, once; nobody has to answer. */
export function ReasonForm({ token, language }: { readonly token: string; readonly language: string }) {
  const t = words(language)
  const reasons: readonly (readonly [LeaveReason, string])[] = [
    ['too-often', t.reasonTooOften],
    ['not-interesting', t.reasonNotInteresting],
    ['never-asked', t.reasonNeverAsked],
    ['other', t.reasonOther],
  ]
  return (
    <form className="newsletter-choice" method="post" action={leaveReasonPath}>
      <input type="hidden" name="token" value={token} />
      <fieldset>
        <legend>{t.reasonTitle}</legend>
        {reasons.map(([reason, title]) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required /> {title}
          </label>
        ))}
      </fieldset>
      <label>
        {t.reasonWords}
        <textarea name="words" rows={3} maxLength={500} />
      </label>
      <button type="submit" className="button">
        {t.reasonSend}
      </button>
    </form>
  )
}
