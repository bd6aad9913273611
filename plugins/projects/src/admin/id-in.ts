/** A number by which the API knows something, as an address says it. */
export function idIn(text: string | null): number | undefined {
  const id = Number(text)
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
