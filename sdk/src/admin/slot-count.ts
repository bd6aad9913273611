/** What a figure asks: props of the slot in the place of their names in braces. */
export function filledIn(
  query: Readonly<Record<string, string>>,
  props: object,
): Readonly<Record<string, string | undefined>> {
  const propOf = (name: string): string => String(Reflect.get(props, name) ?? '')
  const filled = Object.entries(query).map(([name, text]): [string, string | undefined] => {
    const value = text.replace(/\{(\w+)\}/g, (_, prop: string) => propOf(prop))
    return [name, value === '' ? undefined : value]
  })
  return Object.fromEntries(filled)
}
