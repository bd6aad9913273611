import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One family as its `@fontsource` package brings it. */
interface Family {
  /** Last part of the package's name, and first of its files'. */
  readonly slug: string
  readonly weights: readonly number[]
  readonly hasItalic: boolean
  /** Letters beyond western Europe's. */
  readonly hasExtended: boolean
  /**
   * A common face of the same measures, so that text does not jump when the font arrives. Per cent: how wide running
   * text is in 400 and 500 over Arial's or Times', headings in 600 and 700 over the same in bold; then of the em.
   */
  readonly fallback: {
    readonly widths: readonly [number, number, number, number]
    readonly ascent: number
    readonly descent: number
    readonly serif?: true
  }
}

const all = [100, 200, 300, 400, 500, 600, 700, 800, 900]
const from = (least: number, most = 900) => all.filter((weight) => weight >= least && weight <= most)
const whole = { hasItalic: true, hasExtended: true }

/** THEME-006, and Inter (OPEN-230). The fallbacks' widths were measured in Chromium with English sentences. */
const families: Readonly<Record<string, Family>> = {
  'Open Sans': {
    slug: 'open-sans',
    weights: from(300, 800),
    ...whole,
    fallback: { widths: [105.2, 107.5, 101.5, 104.7], ascent: 106.8, descent: 29.3 },
  },
  Poppins: {
    slug: 'poppins',
    weights: all,
    ...whole,
    fallback: { widths: [112.7, 113.3, 105.6, 106.6], ascent: 105, descent: 35 },
  },
  Rubik: {
    slug: 'rubik',
    weights: from(300),
    ...whole,
    fallback: { widths: [104.3, 107.5, 101.7, 103.1], ascent: 93.5, descent: 25 },
  },
  Raleway: {
    slug: 'raleway',
    weights: all,
    ...whole,
    fallback: { widths: [103.6, 104.4, 98.6, 99.5], ascent: 93.9, descent: 23.4 },
  },
  Montserrat: {
    slug: 'montserrat',
    weights: all,
    ...whole,
    fallback: { widths: [112.5, 114.5, 108.6, 110.4], ascent: 96.8, descent: 25.1 },
  },
  'Nunito Sans': {
    slug: 'nunito-sans',
    weights: from(200),
    ...whole,
    fallback: { widths: [101.5, 102.2, 96.2, 98.2], ascent: 101.1, descent: 35.3 },
  },
  Roboto: {
    slug: 'roboto',
    weights: all,
    ...whole,
    fallback: { widths: [99.2, 100.2, 93.9, 93.9], ascent: 92.8, descent: 24.4 },
  },
  'Roboto Serif': {
    slug: 'roboto-serif',
    weights: all,
    ...whole,
    fallback: { widths: [127.3, 129.7, 124.4, 126.9], ascent: 92.6, descent: 24.3, serif: true },
  },
  Lato: {
    slug: 'lato',
    weights: [100, 300, 400, 700, 900],
    ...whole,
    fallback: { widths: [97, 97, 92.3, 92.3], ascent: 98.7, descent: 21.3 },
  },
  Barlow: {
    slug: 'barlow',
    weights: all,
    ...whole,
    fallback: { widths: [96.1, 97.4, 91.2, 92.4], ascent: 99.9, descent: 20 },
  },
  'Permanent Marker': {
    slug: 'permanent-marker',
    weights: [400],
    hasItalic: false,
    hasExtended: false,
    fallback: { widths: [113.1, 113.1, 105.7, 105.7], ascent: 110.9, descent: 31.7 },
  },
  Inter: {
    slug: 'inter',
    weights: all,
    ...whole,
    fallback: { widths: [106.8, 108.1, 101, 102.3], ascent: 96.9, descent: 24.1 },
  },
}

const require = createRequire(import.meta.url)
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const extended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** Names of the families, as settings have them. */
export const familyNames: readonly string[] = Object.keys(families)

/** The weight that a family really has for one that is wished for: the nearest, the heavier of two. */
export function weightIn(name: string, wished: number): number {
  const weights = families[name]?.weights ?? []
  return weights.reduce(
    (best, each) => (Math.abs(each - wished) <= Math.abs(best - wished) ? each : best),
    weights[0] ?? 400,
  )
}

/** Address of the file for western European letters; the version is in it, so it never gets other bytes. */
export function fontAddress(
  name: string,
  weight: number,
  style: 'normal' | 'italic' = 'normal',
  set = 'latin',
): string {
  const { slug = '' } = families[name] ?? {}
  return `/_ashlar/fonts/${versionOf(slug)}/${slug}-${set}-${weight}-${style}.woff2`
}

/** `@font-face` rules of some weights of a family, with its fallback; the browser fetches those that a page uses. */
export function familyFaces(name: string, wished: readonly number[], italics: readonly number[]): string {
  const family = families[name]
  if (!family) return ''
  const upright = weightsIn(name, wished).map((weight) => faces(name, family, weight, 'normal'))
  const slanted = family.hasItalic
    ? weightsIn(name, italics).map((weight) => faces(name, family, weight, 'italic'))
    : []
  const standIns = [...new Set(wished.map(measured))].map((weight) => fallbackFace(name, family, weight))
  return [...upright, ...slanted, ...standIns].join('')
}

const weightsIn = (name: string, wished: readonly number[]) => [...new Set(wished.map((each) => weightIn(name, each)))]

function faces(name: string, { hasExtended }: Family, weight: number, style: 'normal' | 'italic'): string {
  const face = (set: string, range: string) =>
    `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};font-display:swap;` +
    `src:url(${fontAddress(name, weight, style, set)}) format("woff2");unicode-range:${range}}`
  return hasExtended ? face('latin', latin) + face('latin-ext', extended) : face('latin', latin)
}

const measuredWeights = [400, 500, 600, 700] as const
type MeasuredWeight = (typeof measuredWeights)[number]

/** The measured weight that stands for a wished one. */
function measured(weight: number): MeasuredWeight {
  return measuredWeights.findLast((each) => weight >= each) ?? 400
}

function fallbackFace(name: string, { fallback }: Family, weight: MeasuredWeight): string {
  const { widths, ascent, descent, serif } = fallback
  const size = widths[measuredWeights.indexOf(weight)] ?? 100
  const ofEm = (measure: number) => `${Math.round((measure / size) * 1000) / 10}%`
  const bold = weight >= 600 ? ' Bold' : ''
  const stand = serif ? ['Times New Roman', 'Liberation Serif'] : ['Arial', 'Liberation Sans']
  const source = stand.map((face) => `local("${face}${bold}")`).join(',')
  return (
    `@font-face{font-family:"${name} fallback";font-weight:${weight};src:${source};size-adjust:${size}%;` +
    `ascent-override:${ofEm(ascent)};descent-override:${ofEm(descent)};line-gap-override:0%}`
  )
}

const versions = new Map<string, string>()

function versionOf(slug: string): string {
  const known = versions.get(slug)
  if (known !== undefined) return known
  const manifest: unknown = JSON.parse(readFileSync(require.resolve(`@fontsource/${slug}/package.json`), 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0'
  versions.set(slug, version)
  return version
}

const fileForm = /^([a-z-]+?)-(?:latin|latin-ext)-[1-9]00-(?:normal|italic)\.woff2$/

/** Bytes of a font file; undefined for one that there is not in this version. */
export function fontBytes(version: string, file: string): Buffer | undefined {
  const slug = fileForm.exec(file)?.[1]
  const isKnown = slug !== undefined && Object.values(families).some((family) => family.slug === slug)
  if (!isKnown || versionOf(slug) !== version) return undefined
  try {
    return readFileSync(require.resolve(`@fontsource/${slug}/files/${file}`))
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'MODULE_NOT_FOUND'].includes(String(error.code)))
      return undefined
    throw error
  }
}
