/** Bytes that may stand before the drawing: declarations of Illustrator take some kilobytes. */
export const longestProlog = 64 * 1024

/**
 * Where the root element of an SVG begins: past XML declarations, comments and a document type. Undefined for anything
 * else. Reads each character once, whatever the text.
 */
export function svgStart(text: string): number | undefined {
  const limit = Math.min(text.length, longestProlog)
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < limit) {
    at = pastSpace(text, at)
    if (/^<svg[\s/>]/.test(text.slice(at, at + 5))) return at
    const next = pastProlog(text, at)
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}

function pastSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1
  return at
}

function pastProlog(text: string, at: number): number | undefined {
  if (text.startsWith('<?xml', at)) return past(text, '?>', at)
  if (text.startsWith('<!--', at)) return past(text, '-->', at + 4)
  if (/^<!doctype svg[\s>[]/i.test(text.slice(at, at + 14))) return pastDocumentType(text, at)
  return undefined
}

function past(text: string, sign: string, from: number): number | undefined {
  const found = text.indexOf(sign, from)
  return found < 0 ? undefined : found + sign.length
}

/** Its end is the first `>` outside of quotes, comments and the brackets that hold declarations. */
function pastDocumentType(text: string, from: number): number | undefined {
  let isInside = false
  let at = from + 1
  while (at < text.length) {
    const sign = text.charAt(at)
    if (sign === '>' && !isInside) return at + 1
    if (sign === '[') isInside = true
    if (sign === ']') isInside = false
    const next =
      sign === '"' || sign === "'"
        ? past(text, sign, at + 1)
        : text.startsWith('<!--', at)
          ? past(text, '-->', at + 4)
          : at + 1
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}
