import { iconSynonyms } from './icon-synonyms.ts'

/** Icons on one page of the picker. */
export const iconsOnPage = 30

/** Letters from which on other words for an icon are looked through; fewer stand in nearly every line. */
const shortestWord = 3

/**
 * The names that hold what was typed, whatever its case, those of nothing else first (`x` and the mark of X before `axe`); then
 * those that people call so (`telephone` for `phone`).
 */
export function foundIcons(names: readonly string[], search: string): readonly string[] {
  const words = search.trim().toLowerCase()
  const wanted = words.replaceAll(' ', '-')
  if (wanted === '') return names
  const isExact = (name: string) => name === wanted || name === `brand-${wanted}`
  const holding = names.filter((name) => name.toLowerCase().includes(wanted))
  const named = [...holding.filter(isExact), ...holding.filter((name) => !isExact(name))]
  if (wanted.length < shortestWord) return named
  const meant = iconSynonyms.flatMap(([name, others]) =>
    others.split(' ').some((other) => other.startsWith(words)) ? [name] : [],
  )
  const alsoCalled = names.filter((name) => !named.includes(name) && meant.some((each) => isOf(each, name)))
  return [...named, ...alsoCalled]
}

/** Whether the words of one name are among those of the other: `map` in `map-pin`, and not in `bitmap`. */
const isOf = (words: string, name: string): boolean => `-${name}-`.includes(`-${words}-`)

/** One page of them; a page beyond the last is the last. */
export function iconPage(names: readonly string[], page: number) {
  const pages = Math.max(1, Math.ceil(names.length / iconsOnPage))
  const at = Math.min(Math.max(page, 0), pages - 1)
  return { icons: names.slice(at * iconsOnPage, (at + 1) * iconsOnPage), page: at, pages }
}
