/** Values for the `{name}` places of a text. */
export type TextValues = Readonly<Record<string, string | number>>
export type Translate = (english: string, values?: TextValues) => string

/** By language, then by module. */
const catalogues = new Map<string, Map<string, Map<string, string>>>()
const listeners = new Set<() => void>()
let language = 'en'
let version = 0

/** Be told when the language or a catalogue changes; gives back how to stop. */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Counts the changes. */
export const textsVersion = (): number => version

function told(): void {
  version += 1
  for (const listener of listeners) listener()
}

/** Choose the language of the texts; what it lacks stays English. */
export function setLanguage(tag: string): void {
  if (tag === language) return
  language = tag
  told()
}

/** Language of the texts, also for `Intl`. */
export const currentLanguage = (): string => language

/** Add a module's texts in one language, keyed by the English text. */
export function addTexts(moduleId: string, tag: string, entries: Readonly<Record<string, string>>): void {
  const spoken = catalogues.get(tag) ?? new Map<string, Map<string, string>>()
  catalogues.set(tag, spoken.set(moduleId, new Map([...(spoken.get(moduleId) ?? []), ...Object.entries(entries)])))
  told()
}

/** Modules use words of the admin, which shows their titles: it looks in their catalogues, they in its own. */
function lookUp(moduleId: string, english: string): string | undefined {
  const spoken = catalogues.get(language) ?? catalogues.get(language.split('-')[0] ?? '')
  if (spoken === undefined) return undefined
  const own = spoken.get(moduleId)?.get(english) ?? spoken.get('admin')?.get(english)
  if (own !== undefined || moduleId !== 'admin') return own
  return [...spoken.values()].find((texts) => texts.has(english))?.get(english)
}

/**
 * The translator of a module. English text is the key, so that code reads as the screen does. `{name}` is filled in;
 * forms parted by `|` are chosen by `count`, in the order of `Intl.PluralRules` (English: one, other).
 * @example const t = texts('store'); t('{count} product|{count} products', { count: 3 }) // '3 products'
 */
/*#__NO_SIDE_EFFECTS__*/
export function texts(moduleId: string): Translate {
  return (english, values = {}) => fill(lookUp(moduleId, english) ?? english, values)
}

function fill(text: string, values: TextValues): string {
  return chosen(text, values.count).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
  })
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

function chosen(text: string, count: string | number | undefined): string {
  if (typeof count !== 'number' || !text.includes('|')) return text
  const forms = text.split('|')
  const rules = new Intl.PluralRules(language)
  const used: readonly string[] = rules.resolvedOptions().pluralCategories
  const place = categories.filter((category) => used.includes(category)).indexOf(rules.select(count))
  return forms[Math.min(Math.max(place, 0), forms.length - 1)] ?? text
}
