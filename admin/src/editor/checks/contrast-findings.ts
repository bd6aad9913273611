import { contrast } from '@ashlar/sdk/renderer'
import type { Finding } from './checks.ts'

/** Red, green and blue from 0 to 255, and how much of it covers, from 0 to 1. */
export type Paint = readonly [red: number, green: number, blue: number, alpha: number]

/** A text as it is drawn, on a ground of one colour. */
export interface DrawnText {
  readonly node: string
  readonly text: string
  readonly ink: Paint
  /** Covers wholly. */
  readonly ground: Paint
  /** Pixels. */
  readonly size: number
  readonly weight: number
}

/** What is seen of a paint that lies over another. */
export function over(top: Paint, below: Paint): Paint {
  const alpha = top[3] + below[3] * (1 - top[3])
  if (alpha === 0) return [0, 0, 0, 0]
  const mixed = (at: 0 | 1 | 2) => (top[at] * top[3] + below[at] * below[3] * (1 - top[3])) / alpha
  return [mixed(0), mixed(1), mixed(2), alpha]
}

/** The least contrast of WCAG 2 AA: large text, from 24 px or bold from 18.66 px on, needs less. */
export function leastContrast({ size, weight }: Pick<DrawnText, 'size' | 'weight'>): number {
  return size >= 24 || (weight >= 700 && size >= 18.66) ? 3 : 4.5
}

/** Texts that cannot be read well, the worst of each block. */
export function contrastFindings(texts: readonly DrawnText[]): Finding[] {
  const worst = new Map<string, { readonly share: number; readonly finding: Finding }>()
  for (const { node, text, ink, ground, size, weight } of texts) {
    const least = leastContrast({ size, weight })
    const ratio = contrast(hexOf(over(ink, ground)), hexOf(ground))
    const share = ratio / least
    if (share >= 1 || share >= (worst.get(node)?.share ?? 1)) continue
    // Rounded down: 4.46 is not 4.5.
    const gaps = { text: shortened(text), ratio: Math.floor(ratio * 10) / 10, least }
    const words = '“{text}” is hard to read: its contrast is {ratio}, and {least} is needed'
    worst.set(node, { share, finding: { check: 'contrast', node, words, gaps } })
  }
  return [...worst.values()].map(({ finding }) => finding)
}

const mostShown = 32

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > mostShown ? `${line.slice(0, mostShown)}…` : line
}

function hexOf([red, green, blue]: Paint): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
