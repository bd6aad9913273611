/** Members of a list's query that say which page is shown: a file holds them all. */
const ofPage: readonly string[] = ['currentPage', 'itemsPerPage', 'limit']

/** Where a list comes as a file: its own address and query, with the columns that are shown (see `sendCsv`). */
export function csvAddress(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
  columns: readonly string[],
): string {
  const parts = new URLSearchParams({ format: 'csv', columns: columns.join(',') })
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !ofPage.includes(name)) parts.set(name, String(value))
  }
  return `${path}?${parts}`
}
