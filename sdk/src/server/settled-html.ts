/**
 * HTML cleaned until one more pass changes nothing. What a first pass drops may have stood between two elements that
 * cannot hold each other, such as two paragraphs: the second pass reads those anew, and drops nothing any more.
 */
export function settledHtml(html: string, clean: (html: string) => string): string {
  const once = clean(html)
  return once === html ? once : clean(once)
}
