import { currentLanguage, texts } from '../texts/texts.ts'

const t = texts('admin')

/** `Section` -> `a section`; `capital` begins a sentence with it. Other languages name a block by its bare title. */
export function withArticle(title: string, first?: 'capital'): string {
  if (!isEnglish()) return title
  const name = one(title)
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  return `${first ? article[0]?.toUpperCase() + article.slice(1) : article} ${name}`
}

export function plural(title: string): string {
  if (!isEnglish()) return title
  const name = one(title)
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

export function joined(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('')
  const values = { words: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' }
  return last === 'and' ? t('{words} and {last}', values) : t('{words} or {last}', values)
}

/** Articles and plurals are formed by the rules of English. */
const isEnglish = () => /^en(-|$)/.test(currentLanguage())

/** One block in a sentence: `Columns` and `Tabs` are one each, so they are said to be a block. */
function one(title: string): string {
  const name = inSentence(title)
  return /[^s]s$/.test(name) ? `${name} block` : name
}

/** `Section header` -> `section header`; what begins with several capitals stays. */
function inSentence(title: string): string {
  return /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}
