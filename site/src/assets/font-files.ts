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
  /** A common face of the same measures, so that text does not jump when the font arrives; per cent. */
  readonly fallback: { readonly size: number; readonly ascent: number; readonly descent: number; readonly serif?: true }
}

const all = [100, 200, 300, 400, 500, 600, 700, 800, 900]
const from = (least: number, most = 900) => all.filter((weight) => weight >= least && weight <= most)
const whole = { hasItalic: true, hasExtended: true }

/** THEME-006, and Inter (OPEN-230). The fallbacks' measures: widths of letters by their frequency, over Arial's or Times'. */
const families: Readonly<Record<string, Family>> = {
  'Open Sans': {
    slug: 'open-sans',
    weights: from(300, 800),
    ...whole,
    fallback: { size: 106, ascent: 100.8, descent: 27.6 },
  },
  Poppins: { slug: 'poppins', weights: all, ...whole, fallback: { size: 114.1, ascent: 92, descent: 30.7 } },
  Rubik: { slug: 'rubik', weights: from(300), ...whole, fallback: { size: 106.1, ascent: 88.1, descent: 23.6 } },
  Raleway: { slug: 'raleway', weights: all, ...whole, fallback: { size: 105.2, ascent: 89.3, descent: 22.2 } },
  Montserrat: { slug: 'montserrat', weights: all, ...whole, fallback: { size: 114.5, ascent: 84.5, descent: 21.9 } },
  'Nunito Sans': {
    slug: 'nunito-sans',
    weights: from(200),
    ...whole,
    fallback: { size: 101.9, ascent: 99.2, descent: 34.6 },
  },
  Roboto: { slug: 'roboto', weights: all, ...whole, fallback: { size: 100.5, ascent: 92.3, descent: 24.3 } },
  'Roboto Serif': {
    slug: 'roboto-serif',
    weights: all,
    ...whole,
    fallback: { size: 128.8, ascent: 71.9, descent: 18.9, serif: true },
  },
  Lato: {
    slug: 'lato',
    weights: [100, 300, 400, 700, 900],
    ...whole,
    fallback: { size: 98.1, ascent: 100.6, descent: 21.7 },
  },
  Barlow: { slug: 'barlow', weights: all, ...whole, fallback: { size: 97.5, ascent: 102.5, descent: 20.5 } },
  'Permanent Marker': {
    slug: 'permanent-marker',
    weights: [400],
    hasItalic: false,
    hasExtended: false,
    fallback: { size: 114.3, ascent: 97, descent: 27.7 },
  },
  Inter: { slug: 'inter', weights: all, ...whole, fallback: { size: 107.5, ascent: 90.1, descent: 22.4 } },
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
  return [...upright, ...slanted, fallbackFace(name, family)].join('')
}

const weightsIn = (name: string, wished: readonly number[]) => [...new Set(wished.map((each) => weightIn(name, each)))]

function faces(name: string, { hasExtended }: Family, weight: number, style: 'normal' | 'italic'): string {
  const face = (set: string, range: string) =>
    `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};font-display:swap;` +
    `src:url(${fontAddress(name, weight, style, set)}) format("woff2");unicode-range:${range}}`
  return hasExtended ? face('latin', latin) + face('latin-ext', extended) : face('latin', latin)
}

function fallbackFace(name: string, { fallback: { size, ascent, descent, serif } }: Family): string {
  const stand = serif ? ['Times New Roman', 'Liberation Serif'] : ['Arial', 'Liberation Sans']
  const source = stand.map((face) => `local("${face}")`).join(',')
  return (
    `@font-face{font-family:"${name} fallback";src:${source};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
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
