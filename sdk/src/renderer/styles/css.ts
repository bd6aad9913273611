import type { Declarations } from '../style-rule.ts'

/** Declarations of one element or pseudo-element, by CSS property. */
export type Block = Record<string, string>

const property = /^(--[A-Za-z0-9_-]+|-?[a-z][a-z-]*)$/

/**
 * Whether a value can stand in a style sheet without ending its declaration, rule or sheet (T6): no `;`, braces, `<`,
 * comments or backslashes, quotes and brackets closed, and pictures only from this site or by https.
 */
export function isSafeValue(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[;{}<>\\\u0000-\u001f]|\/\*|\*\/|@import|!important/i.test(value)) return false
  return isClosed(value) && hasSafeUrls(value)
}

function isClosed(value: string): boolean {
  const open: string[] = []
  let quote = ''
  for (const character of value) {
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') open.push(character)
    else if (character === ')' && open.pop() !== '(') return false
    else if (character === ']' && open.pop() !== '[') return false
  }
  return quote === '' && open.length === 0
}

function hasSafeUrls(value: string): boolean {
  if (!/(url|image-set|src|image)\s*\(/i.test(value)) return true
  const rest = value.replaceAll(/url\("(https:\/\/[^"]*|\/(?![/\\])[^"]*)"\)/g, '')
  return !/(url|image-set|src|image)\s*\(/i.test(rest)
}

/** What can be written of some declarations; what is empty, undefined or unsafe is left out. */
export function safeDeclarations(declarations: Declarations): Block {
  const safe: Block = {}
  for (const [name, value] of Object.entries(declarations)) {
    if (value === undefined || value === '' || !property.test(name)) continue
    const text = String(value)
    if (isSafeValue(text)) safe[name] = text
  }
  return safe
}

/** Whether something that follows a node's selector is a selector and nothing else. */
export function isSafePart(part: string): boolean {
  if (/[{};@<\\]/.test(part)) return false
  if (!/\/\*|,/.test(part)) return true
  const list = /:(?:is|where|not|has)\(/.exec(part)
  const end = part.lastIndexOf(')')
  return list !== null && end >= list.index + list[0].length && !part.includes(',', end)
}

/** A rule's text, or nothing for no declarations. */
export function ruleText(selector: string, block: Block): string {
  const declarations = Object.entries(block)
  if (declarations.length === 0) return ''
  return `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** An address in `url()`. The address has passed `safePicture`. */
export function urlValue(address: string): string {
  return `url("${address.replace(/["\\\n\r\f<>(){};*]/g, (character) => encodeURIComponent(character).replace(/[()*]/g, percent))}")`
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
