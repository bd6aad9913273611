import * as css from 'css-tree'
import sanitizeHtml from 'sanitize-html'
import { svgStart } from './svg-start.ts'

/** Elements of a drawing, and how deep they may lie in each other. */
const mostElements = 50_000
const mostDepth = 100

/** What a drawing needs; everything else goes, and with these also what they hold. */
const elements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'switch', 'view', 'marker', 'pattern', 'mask', 'clipPath'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer'],
  ...['feComposite', 'feConvolveMatrix', 'feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow'],
  ...['feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
  ...['animate', 'animateMotion', 'animateTransform', 'mpath', 'set'],
]
const withContent = ['script', 'foreignObject', 'iframe', 'object', 'embed', 'metadata', 'handler', 'listener', 'audio']

/** The parser leaves the text of `style` as it is, and so would not escape it: under another name it does. */
const style = 'ashlar-style'

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...elements, style],
  // Decided one by one below.
  allowedAttributes: false,
  allowedSchemes: ['data'],
  allowedSchemesAppliedToAttributes: [],
  disallowedTagsMode: 'discard',
  nonTextTags: [...withContent, 'video', 'textarea', 'option', 'noscript'],
  nestingLimit: mostDepth,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeCDATA: true },
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: tagName === style ? {} : harmless(tagName, attributes) }),
  },
}

/**
 * An SVG with nothing in it but what a drawing needs: no script, no links, no other documents, no fonts or pictures
 * from elsewhere, styles without addresses (T8). Undefined for what is no SVG.
 */
export function sanitiseSvg(source: string): string | undefined {
  const start = svgStart(source)
  if (start === undefined) return undefined
  const renamed = source.slice(start).replace(/<(\/?)style(?=[\s/>])/g, `<$1${style}`)
  const clean = withCleanStyles(sanitizeHtml(renamed, rules)).trim()
  return /^<svg[\s/>]/.test(clean) && clean.endsWith('</svg>') ? clean : undefined
}

/** Whether a drawing has more elements than are read, or some that lie too deep. Reads each character once (T9). */
export function isComplexSvg(source: string): boolean {
  let elements = 0
  let depth = 0
  for (const part of source.split('<').slice(1)) {
    if (part.startsWith('/')) depth -= 1
    else if (/^[A-Za-z]/.test(part)) {
      elements += 1
      if (!part.trimEnd().endsWith('/>')) depth += 1
    }
    if (elements > mostElements || depth > mostDepth) return true
  }
  return false
}

/** The sanitiser leaves every element closed: parts that are no pair are what lay inside another style. */
function withCleanStyles(html: string): string {
  const [first = '', ...rest] = html.split(`<${style}>`)
  const parts = rest.map((part) => {
    const end = part.indexOf(`</${style}>`)
    return end < 0 ? part : `<style>${cleanStyle(part.slice(0, end))}</style>${part.slice(end)}`
  })
  return [first, ...parts].join('').replaceAll(`</${style}>`, '')
}

function harmless(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = Object.entries(attributes).flatMap(([name, value]) => {
    if (!/^[A-Za-z_][\w.-]*(:[A-Za-z_][\w.-]*)?$/.test(name) || /^on/i.test(name)) return []
    if (/^(xlink:)?href$/i.test(name)) return isHarmlessAddress(tag, value) ? [[name, value]] : []
    if (/^(src|xml:base|action|formaction)$/i.test(name)) return []
    // An animation may write any attribute.
    if (name === 'attributeName' && /href|^on/i.test(value)) return []
    if (name === 'style') return [[name, cleanDeclarations(value)]]
    if (/^xmlns/.test(name)) return /^http:\/\/www\.w3\.org\//.test(value) ? [[name, value]] : []
    return isFetching(value) ? [] : [[name, value]]
  })
  return { ...(tag === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }), ...Object.fromEntries(kept) }
}

/** An escape may spell either of the others. */
function isFetching(value: string): boolean {
  if (/javascript:|\\/i.test(value)) return true
  return [...value.matchAll(/url/gi)].some(({ index }) => {
    const rest = value.slice(index + 3).trimStart()
    return rest.startsWith('(') && !isOwnPart(rest.slice(1))
  })
}

function isOwnPart(address: string): boolean {
  return /^['"]?#/.test(address.trimStart())
}

/** A part of the same drawing; for a picture also one that the drawing brings itself. */
function isHarmlessAddress(tag: string, address: string): boolean {
  const text = address.trim()
  return text.startsWith('#') || (tag === 'image' && /^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(text))
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescaped = (text: string) => text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => named[name] ?? '')
const escaped = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function cleanStyle(text: string): string {
  return escaped(cleaned(unescaped(text), 'stylesheet'))
}

function cleanDeclarations(text: string): string {
  return cleaned(text, 'declarationList')
}

/** What can't be read goes, and so does what fetches. */
function cleaned(source: string, context: 'stylesheet' | 'declarationList'): string {
  // The parser takes the token behind the end, of what it read before, for a bracket around this text: see `parseCss` of the SDK.
  css.parse(';'.repeat(source.length + 1), { context: 'declarationList' })
  const tree = css.parse(source, { context, parseCustomProperty: true })
  css.walk(tree, {
    leave(node: css.CssNode, item: css.ListItem<css.CssNode> | null, list: css.List<css.CssNode> | null) {
      const isGone =
        (node.type === 'Atrule' && !['media', 'keyframes'].includes(node.name)) ||
        (node.type === 'Declaration' && !isHarmlessDeclaration(node)) ||
        (node.type === 'Raw' && list !== null) ||
        node.type === 'Comment'
      if (isGone && item && list) list.remove(item)
    },
  })
  return css.generate(tree)
}

function isHarmlessDeclaration(declaration: css.Declaration): boolean {
  if (/behavior|binding/i.test(declaration.property) || declaration.value.type === 'Raw') return false
  return (
    css.find(
      declaration.value,
      (node) =>
        (node.type === 'Url' && !node.value.startsWith('#')) ||
        (node.type === 'Function' && /^(image|image-set|-webkit-image-set|src|expression|element)$/i.test(node.name)) ||
        node.type === 'Raw',
    ) === null
  )
}
