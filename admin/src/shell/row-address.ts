/** Where a row of a list leads: its members in the place of their names in braces (CMD-032, CMD-038). */
export function addressOfRow(to: string, row: Readonly<Record<string, unknown>>): string {
  return to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(row[name] ?? '')))
}
