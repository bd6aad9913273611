/** Languages of websites that every visitor-facing package speaks; a website in another language speaks English. */
export const visitorLanguages = ['en', 'fr', 'de'] as const
export type VisitorLanguage = (typeof visitorLanguages)[number]

type Catalogue<Name extends string> = Readonly<Record<Name, string>>

/** The texts of a package for visitors, by the language of the page. */
export interface VisitorTexts<Name extends string> {
  (language: string): Catalogue<Name>
  readonly catalogues: Readonly<Record<VisitorLanguage, Catalogue<Name>>>
}

/**
 * The texts that a package shows to visitors, in every language that visitors are spoken to. They lie in
 * `visitor-texts.ts` of the package, and the page's language chooses: `view.language` in a renderer,
 * `document.documentElement.lang` in a client module.
 *
 * @example
 * export const words = visitorTexts({ close: 'Close' }, { fr: { close: 'Fermer' }, de: { close: 'Schließen' } })
 * words(view.language).close
 */
/*#__NO_SIDE_EFFECTS__*/
export function visitorTexts<const English extends Catalogue<string>>(
  english: English,
  others: Readonly<Record<Exclude<VisitorLanguage, 'en'>, Catalogue<keyof English & string>>>,
): VisitorTexts<keyof English & string> {
  const catalogues = { en: english, ...others }
  const chosen = (language: string): Catalogue<keyof English & string> => catalogues[spokenLanguage(language)]
  return Object.assign(chosen, { catalogues })
}

/** The language in which visitors are spoken to who read this one, by its BCP 47 tag. */
export const spokenLanguage = (language: string): VisitorLanguage =>
  visitorLanguages.find((each) => language.toLowerCase().split('-')[0] === each) ?? 'en'

/** A text with its `{name}` places filled in. */
export function filledText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
