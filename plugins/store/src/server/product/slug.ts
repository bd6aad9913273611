import { plainWords } from '@ashlar/sdk/server'

/** Part of an address made of a name: `Crème brûlée (large)` is `creme-brulee-large`. */
export function slugOf(name: string, otherwise: string): string {
  const slug = plainWords(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '')
  return slug === '' ? otherwise : slug
}
