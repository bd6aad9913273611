/** Icons on one page of the picker. */
export const iconsOnPage = 30

/** The names that hold what was typed, whatever its case. */
export function foundIcons(names: readonly string[], search: string): readonly string[] {
  const wanted = search.trim().toLowerCase().replaceAll(' ', '-')
  return wanted === '' ? names : names.filter((name) => name.toLowerCase().includes(wanted))
}

/** One page of them; a page beyond the last is the last. */
export function iconPage(names: readonly string[], page: number) {
  const pages = Math.max(1, Math.ceil(names.length / iconsOnPage))
  const at = Math.min(Math.max(page, 0), pages - 1)
  return { icons: names.slice(at * iconsOnPage, (at + 1) * iconsOnPage), page: at, pages }
}
