import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import type { AnalyticsTarget } from './analytics/target.ts'
import { consentBanner } from './block.ts'
import { words } from './visitor-texts.ts'

/** What visitors are asked about. The names are those of `@ashlar/sdk/visitor`. */
const categories = ['analytics', 'marketing', 'external'] as const

/** The link and, above the page's end, the question. Without a script both stay away: then nothing is measured either. */
function ConsentBanner({
  id,
  props,
  root,
  data,
  view,
}: BlockComponentProps<typeof consentBanner, AnalyticsTarget | undefined>) {
  const ids = { title: `${id}-title`, panel: `${id}-panel` }
  const t = words(view.language)
  const more = view.link(props.privacyPage)
  return (
    <div {...root} {...(data && { 'data-service': data.service, 'data-site': data.site, 'data-host': data.host })}>
      <button type="button" className="consent-open" aria-controls={ids.panel} aria-expanded="false">
        {props.linkText}
      </button>
      <section className="consent-panel" id={ids.panel} aria-labelledby={ids.title} data-bg="white">
        <h2 id={ids.title} tabIndex={-1}>
          {props.title}
        </h2>
        {(props.text !== '' || more) && (
          <p>
            {props.text} {more && <a href={more}>{t.privacy}</a>}
          </p>
        )}
        <form>
          {categories
            .filter((name) => props[name])
            .map((name) => (
              <label key={name}>
                <input type="checkbox" name={name} />
                <span>
                  <b>{t[name]}</b> {t[`${name}Text`]}
                </span>
              </label>
            ))}
          <div className="consent-answers">
            <button type="submit" className="button" data-variant="outline-dark" value="none">
              {t.refuse}
            </button>
            <button type="submit" className="button" data-variant="outline-dark" value="chosen">
              {t.save}
            </button>
            <button type="submit" className="button" data-variant="outline-dark" value="all">
              {t.allow}
            </button>
          </div>
        </form>
      </section>
    </div>
  )
}

export default defineBlockRenderer(consentBanner, ConsentBanner, { client: 'idle' })
