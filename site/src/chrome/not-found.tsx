import { words } from './visitor-texts.ts'

interface Way {
  readonly title: string
  readonly href: string
}

export interface NotFoundProps {
  /** Where the visitor is: nothing leads back to it. */
  readonly path: string
  /** A page beside the home page. */
  readonly wayOut: Way | undefined
  readonly language: string
}

/** The page for an address at which there is nothing: a giant number, one sentence, ways out. */
export function NotFound({ path, wayOut, language }: NotFoundProps) {
  const t = words(language)
  const isFront = path === '/'
  const ways: readonly Way[] = [...(isFront ? [] : [{ title: t.home, href: '/' }]), ...(wayOut ? [wayOut] : [])]
  return (
    <section className="site-message">
      <div>
        <b aria-hidden="true">404</b>
        <h1>{t.nothingHere}</h1>
        <p className="lead">{isFront ? t.noFrontPage : t.moved}</p>
        {ways.length > 0 && (
          <p className="site-ways">
            {ways.map(({ title, href }, at) => (
              <a key={href} className="button" {...(at > 0 && { 'data-variant': 'outline' })} href={href}>
                {title}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
