/** `Section` -> `a section`; `capital` begins a sentence with it. */
export function withArticle(title: string, first?: 'capital'): string {
  const name = inSentence(title)
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  return `${first ? article[0]?.toUpperCase() + article.slice(1) : article} ${name}`
}

export function plural(title: string): string {
  const name = inSentence(title)
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

export function joined(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** `Section header` -> `section header`; what begins with several capitals stays. */
function inSentence(title: string): string {
  return /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}
