/** What an editor puts into the fields of a block that are left to them. */
export interface Taste {
  /** The n-th text. `usual` is the default of its field. */
  text(nth: number, usual: string): string
  /** The n-th picture. */
  picture(nth: number): string
  readonly link: string
  /** Items in each list, as far as the list takes them. */
  readonly items: number
}

const words = [
  'Three trades along one bench',
  'A written quote first, photos while we work, and your approval for anything we find.',
  'Built for the road you actually ride',
  'Six machines a year, no more.',
  'Forty bikes sleep upstairs',
  'In at the east door',
]
const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** What most people do: fields that say something already are left alone. */
export const usual = (pictures: readonly string[]): Taste => ({
  text: (index, given) => given || nth(words, index) || '',
  picture: (index) => nth(pictures, index) ?? '',
  link: '/',
  items: 4,
})

/** Words that no line holds, in a script that breaks nowhere and in one that has no spaces. */
const longWords = [
  'Kraftfahrzeughaftpflichtversicherungsgesellschaftsangestellte',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, then a few words that can be broken wherever there is room',
  'https://example.com/an/address/that/goes/on/and/on/without/a/single/place/to/break/it/into/lines',
  'これは単語の間に空白のない、とても長い日本語の文章です。行のどこでも折り返すことができます。',
]

export const longTexts = (pictures: readonly string[]): Taste => ({
  ...usual(pictures),
  text: (index) => nth(longWords, index) ?? '',
  items: 3,
})

export const oneItem = (pictures: readonly string[]): Taste => ({ ...usual(pictures), items: 1 })

export const manyItems = (pictures: readonly string[]): Taste => ({ ...usual(pictures), items: 40 })

export const nothing: Taste = { text: () => '', picture: () => '', link: '', items: 0 }

export const missingPictures = (pictures: readonly string[]): Taste => ({
  ...usual(pictures),
  picture: (index) => `/media/0000000000/missing-${index}.webp`,
  items: 3,
})

const hostileWords = [
  '<script>window.__xss=1</script><b>bold?</b>',
  '"><img src=x onerror=window.__xss=1>',
  '</style><svg onload=window.__xss=1>',
  '\u202eright to left\u202c and {{constructor}} #{1+1} &lt;b&gt;',
]

export const hostile: Taste = {
  text: (index) => nth(hostileWords, index) ?? '',
  picture: () => 'javascript:window.__xss=1',
  link: 'javascript:window.__xss=1',
  items: 3,
}
