import type { Pictured } from '@ashlar/sdk/editor'
import type { CSSProperties } from 'react'

/** Settings of a container that are chosen by pictures. */
export const picturedProps = ['justifyContent', 'alignItems', 'alignContent', 'justifyItems'] as const
export type PicturedProp = (typeof picturedProps)[number]

export const isPictured = (prop: string): prop is PicturedProp => picturedProps.some((each) => each === prop)

/** How the container lays out what is in it: its pictures do the same. */
export interface Flow {
  readonly direction: 'row' | 'row-reverse' | 'column' | 'column-reverse'
  /** Of the page's writing. */
  readonly writing: 'ltr' | 'rtl'
}

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const

/** What the pictures of a setting show. */
export interface Drawn extends Omit<Pictured, 'draws'> {
  readonly draws: PicturedProp
}

/** A block without a direction of its own is a line of columns; across a cell, its blocks stand below each other. */
export function directionOf(
  { draws, directionProp = 'flexDirection' }: Drawn,
  values: Readonly<Record<string, unknown>>,
): Flow['direction'] {
  return draws === 'justifyItems' ? 'column' : (directions.find((each) => each === values[directionProp]) ?? 'row')
}

/** The picture of a choice is a small container with that very choice: it can't say anything else than the page does. */
export function pictureStyle(prop: PicturedProp, value: string, { direction, writing }: Flow): CSSProperties {
  const base: CSSProperties = { direction: writing, flexDirection: direction }
  if (prop === 'justifyContent') return { ...base, alignItems: 'center', justifyContent: value }
  if (prop === 'alignItems' || prop === 'justifyItems') return { ...base, justifyContent: 'center', alignItems: value }
  return { ...base, flexWrap: 'wrap', alignContent: value }
}

/** Sizes of the bars in a picture, along the line and across it; none across where they are stretched. */
export function barsOf(prop: PicturedProp, value: string): readonly { along: number; across: number | undefined }[] {
  if (prop === 'justifyContent') return [6, 10, 6].map((across) => ({ along: 3, across }))
  if (prop === 'alignItems' || prop === 'justifyItems') {
    const isFull = value === 'stretch' || value === 'normal'
    return [5, 12, 8].map((across) => ({ along: 3, across: isFull ? undefined : across }))
  }
  const isFull = value === 'stretch' || value === 'normal'
  return [7, 7, 7, 7].map((along) => ({ along, across: isFull ? undefined : 3 }))
}
