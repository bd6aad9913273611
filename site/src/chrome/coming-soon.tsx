import { words } from './visitor-texts.ts'

export interface ComingSoonProps {
  readonly companyName: string
  readonly language: string
}

/** The front of a website on which nothing is published yet. */
export function ComingSoon({ companyName, language }: ComingSoonProps) {
  const t = words(language)
  return (
    <section className="site-soon">
      <h1>{companyName}</h1>
      <p className="lead">{t.comingSoon}</p>
    </section>
  )
}
