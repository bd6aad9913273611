import { Refused, type Website } from './operator-client.ts'

/**
 * Ids of the websites that an operator names: by number, host name or name, in any case.
 *
 * @throws Refused for a word that names none, or several
 */
export function idsOf(websites: readonly Website[], words: readonly string[]): number[] {
  return [...new Set(words.map((word) => idOf(websites, word)))]
}

function idOf(websites: readonly Website[], word: string): number {
  const wanted = word.trim().toLowerCase()
  const exact = websites.find(({ id, hosts }) => String(id) === wanted || hosts.includes(wanted))
  if (exact !== undefined) return exact.id
  const [named, other] = websites.filter(({ name }) => name.toLowerCase() === wanted)
  if (named === undefined) throw new Refused(`There is no website "${word}".`)
  if (other !== undefined) throw new Refused(`Several websites are called "${word}". Use the host name or number.`)
  return named.id
}
