/** Letters that Unicode does not take apart into a base and an accent. */
const folded: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th' }

/** Lower-case ASCII words joined by hyphens, for addresses: `Große Vase!` becomes `grosse-vase`. May be empty. */
export function plainWords(text: string, longest: number): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþ]/g, (letter) => folded[letter] ?? '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')
}
