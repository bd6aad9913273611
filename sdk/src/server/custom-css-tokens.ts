import { ident, string, tokenize, tokenTypes, url } from '../css/css-tree.ts'
import { safePicture } from '../renderer/address.ts'

/** At-rules that stay within a block, or whose names are made its own. */
const allowedAtRules = ['media', 'supports', 'container', 'starting-style', 'keyframes', '-webkit-keyframes']

/** They fetch an address that stands in them as a plain text, run script, or show another part of the page. */
const refusedFunctions = ['expression', 'image', 'image-set', 'src', 'element']

const refusedProperties = ['behavior', '-moz-binding']

/** Every other value takes the block out of its place, or may: what a variable holds is not known here. */
const allowedPositions = [
  ...['static', 'relative', 'absolute', 'sticky', '-webkit-sticky'],
  ...['inherit', 'initial', 'unset', 'revert', 'revert-layer'],
]

interface Token {
  readonly type: number
  /** Without escapes, quotes, brackets and `@`: what a browser reads. */
  readonly value: string
  readonly offset: number
}

/** Something that may not stand in custom CSS. */
export interface RefusedToken {
  readonly message: string
  readonly offset: number
}

/** What browsers would read as an address elsewhere, script or a rule for the whole page, however it is written (T6). */
export function refusedTokens(source: string): RefusedToken[] {
  const tokens = tokensOf(source)
  return tokens.flatMap((token, at) => {
    const message = problemOf(token, tokens.slice(at + 1, at + 6))
    return message === undefined ? [] : [{ message, offset: token.offset }]
  })
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  tokenize(source, (type, start, end) => {
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return
    tokens.push({ type, value: decoded(type, source.slice(start, end)), offset: start })
  })
  return tokens
}

function decoded(type: number, text: string): string {
  if (type === tokenTypes.Url) return url.decode(text)
  if (type === tokenTypes.String) return string.decode(text)
  if (type === tokenTypes.Function) return ident.decode(text.slice(0, -1)).toLowerCase()
  if (type === tokenTypes.AtKeyword) return ident.decode(text.slice(1)).toLowerCase()
  return type === tokenTypes.Ident ? ident.decode(text).toLowerCase() : text
}

function problemOf({ type, value }: Token, next: readonly Token[]): string | undefined {
  if (type === tokenTypes.BadUrl || type === tokenTypes.BadString)
    return "This syntax is invalid, so it can't be used here."
  if (type === tokenTypes.AtKeyword) return allowedAtRules.includes(value) ? undefined : `@${value} can't be used here.`
  if (type === tokenTypes.Url) return addressProblem(value)
  if (type === tokenTypes.Function) return functionProblem(value, next)
  if (type !== tokenTypes.Ident || next[0]?.type !== tokenTypes.Colon) return undefined
  if (refusedProperties.includes(value)) return `${value} can't be used here.`
  return value === 'position' ? positionProblem(next.slice(1)) : undefined
}

/** Own origin or https, never another scheme and never a host by `//`; a part of the same page for filters and masks. */
function addressProblem(address: string): string | undefined {
  if (address.startsWith('#') || safePicture(address) !== undefined) return undefined
  return 'Images must be on this website or at an https address.'
}

function functionProblem(name: string, [inner, end]: readonly Token[]): string | undefined {
  const plain = name.replace(/^-(webkit|moz|ms|o)-/, '')
  if (refusedFunctions.includes(plain)) return `${name}() can't be used here.`
  if (plain !== 'url') return undefined
  const isWhole = inner?.type === tokenTypes.String && end?.type === tokenTypes.RightParenthesis
  return isWhole ? addressProblem(inner.value) : "This syntax is invalid, so it can't be used here."
}

function positionProblem([value, end]: readonly Token[]): string | undefined {
  const isWhole = end === undefined || ends.includes(end.type) || end.value === '!'
  if (value?.type === tokenTypes.Ident && allowedPositions.includes(value.value) && isWhole) return undefined
  return 'The position can only be static, relative, absolute or sticky here, so that a block never covers the page.'
}

const ends = [tokenTypes.Semicolon, tokenTypes.RightCurlyBracket, tokenTypes.RightParenthesis]
