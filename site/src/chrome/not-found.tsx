import { words } from './visitor-texts.ts'

/** The page for an address at which there is nothing: a giant number, one sentence, ways out. */
export function NotFound({
  wayOut,
  language,
}: {
  readonly wayOut: { readonly title: string; readonly href: string } | undefined
  readonly language: string
}) {
  const t = words(language)
  return (
    <section className="site-message">
      <div>
        <b aria-hidden="true">404</b>
        <h1>{t.nothingHere}</h1>
        <p className="lead">{t.moved}</p>
        <p className="site-ways">
          <a className="button" href="/">
            {t.home}
          </a>
          {wayOut && (
            <a className="button" data-variant="outline" href={wayOut.href}>
              {wayOut.title}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
