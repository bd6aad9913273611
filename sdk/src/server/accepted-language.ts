/** The first language of a header `Accept-Language` that is among those that are spoken; undefined where none is. */
export function acceptedLanguage<Language extends string>(
  header: string | undefined,
  spoken: readonly Language[],
): Language | undefined {
  const wanted = (header ?? '').slice(0, 500).split(',').map(weighed)
  const byWeight = wanted.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return byWeight.map(({ tag }) => spoken.find((each) => each === tag)).find((tag) => tag !== undefined)
}

function weighed(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const said = parameters.find((parameter) => parameter.startsWith('q='))
  return { tag: tag.split('-')[0] ?? '', weight: said === undefined ? 1 : Number(said.slice(2)) || 0 }
}
