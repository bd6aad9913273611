import { words } from './visitor-texts.ts'

export interface IncompleteProps {
  /** Where the visitor is, with what was asked for there. */
  readonly address: string
  readonly language: string
}

/** In the place of what a page is about, where it could not be had just now. */
export function Incomplete({ address, language }: IncompleteProps) {
  const t = words(language)
  return (
    <section className="site-message" data-part="incomplete">
      <div>
        <p className="lead">{t.incomplete}</p>
        <p className="site-ways">
          <a className="button" href={address}>
            {t.again}
          </a>
        </p>
      </div>
    </section>
  )
}
