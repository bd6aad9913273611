/** What an editor puts into the fields of a block that are left to them. */
export interface Taste {
  /** The n-th text. `usual` is the default of its field, `most` how many characters it takes. */
  text(nth: number, usual: string, most: number): string
  /** The n-th text of more than a line, as HTML. */
  richText(nth: number, usual: string): string
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

/** All that the text editor writes. */
const everything =
  `<h2>Three trades along one bench</h2><p>A written quote first, <strong>photos while we work</strong>, and
<em>your approval</em> for <a href="/">anything we find</a>. The part is <code>M8 x 1.25</code>, it was <s>lost</s> <u>found</u>.</p>
<h3>What it takes</h3><ul><li>A key</li><li>A lamp<ul><li>with oil</li></ul></li></ul><ol><li>First this</li><li>Then that</li></ol>
<blockquote>Built for the road you actually ride.</blockquote><p data-align="center">In the middle, <span data-colour="primary">in a colour</span></p>
<h4>And a small heading</h4><p data-align="end">At the end.</p>`.replaceAll('\n', ' ')

/** What most people do: fields that say something already are left alone, and short ones (a unit, a sign) empty. */
export const usual = (pictures: readonly string[]): Taste => ({
  text: (index, given, most) => given || (most < 40 ? '' : (nth(words, index) ?? '')),
  richText: () => everything,
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
  richText: (index) => `<p>${nth(longWords, index) ?? ''}</p>`,
  items: 3,
})

export const oneItem = (pictures: readonly string[]): Taste => ({ ...usual(pictures), items: 1 })

export const manyItems = (pictures: readonly string[]): Taste => ({ ...usual(pictures), items: 40 })

export const nothing: Taste = { text: () => '', richText: () => '<p></p>', picture: () => '', link: '', items: 0 }

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
  richText: (index) => `<p>${nth(hostileWords, index) ?? ''}</p>`,
  picture: () => 'javascript:window.__xss=1',
  link: 'javascript:window.__xss=1',
  items: 3,
}
