import type { PageComponentProps } from '@ashlar/sdk/site'
import { preferencesPath } from '../contract/addresses.ts'
import type { Often } from '../contract/preferences.ts'
import type { PreferenceState } from '../link-pages.ts'
import { words } from '../link-texts/visitor-texts.ts'
import { Words } from './pages.tsx'

interface PreferenceData {
  readonly token: string
  readonly state: PreferenceState | null
  readonly isSaved: boolean
}

/** Which lists, and how often: behind the link to leave of every mail. */
export function PreferencesPage({ data: { token, state, isSaved }, view }: PageComponentProps<PreferenceData>) {
  const t = words(view.language)
  if (state === null) return <Words title={t.over}>{t.unsubscribeOver}</Words>
  const oftens: readonly (readonly [Often, string])[] = [
    ['all', t.oftenAll],
    ['weekly', t.oftenWeekly],
    ['monthly', t.oftenMonthly],
  ]
  const form = (
    <form className="newsletter-choice" method="post" action={preferencesPath}>
      {isSaved && <p role="status">{t.saved}</p>}
      <input type="hidden" name="token" value={token} />
      <fieldset>
        <legend>{t.listsTitle}</legend>
        {state.lists.map(({ id, name, isOn }) => (
          <label key={id}>
            <input type="checkbox" name="lists" value={id} defaultChecked={isOn} /> {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.oftenTitle}</legend>
        {oftens.map(([often, title]) => (
          <label key={often}>
            <input type="radio" name="often" value={often} defaultChecked={often === state.often} /> {title}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button" data-variant="success">
        {t.save}
      </button>
      <p>
        <a href={`/unsubscribe?token=${encodeURIComponent(token)}`}>{t.everything}</a>
      </p>
    </form>
  )
  return (
    <Words title={t.preferences} act={form}>
      {t.preferencesText}
    </Words>
  )
}
