import { type AdminLanguage, adminLanguages } from '@ashlar/sdk/platform'

/** The language of the admin for whoever has chosen none: the first of the browser's (`Accept-Language`) that it speaks. */
export function acceptedLanguage(header = ''): AdminLanguage {
  const wanted = header.slice(0, 500).split(',').map(weighed)
  const byWeight = wanted.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return byWeight.map(({ tag }) => adminLanguages.find((each) => each === tag)).find((tag) => tag !== undefined) ?? 'en'
}

function weighed(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const said = parameters.find((parameter) => parameter.startsWith('q='))
  return { tag: tag.split('-')[0] ?? '', weight: said === undefined ? 1 : Number(said.slice(2)) || 0 }
}
