import { blockCatalogue, defineBlock } from '@ashlar/sdk'
import { JSDOM } from 'jsdom'
import Type from 'typebox'
import { catalogue as layout } from '../../../blocks/testing-blocks.ts'
import { taken, withIdleAttributes } from './convert.ts'
import type { Piece, Taken } from './pieces.ts'

export const parse = (html: string): Document => new JSDOM(withIdleAttributes(html)).window.document

export const takenFrom = (html: string, text = ''): Taken => taken({ html, text, isPlain: false }, parse)

/** The pieces, each in a line that is easily read. */
export const linesOf = (html: string, text = ''): string[] => takenFrom(html, text).pieces.map(lineOf)

export function lineOf(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
      return `h${piece.level} ${piece.text}`
    case 'prose':
      return piece.html
    case 'quote':
      return `> ${piece.text}`
    case 'table':
      return `${piece.hasHeader ? 'headed ' : ''}table ${piece.rows.map((row) => row.join(' | ')).join(' / ')}`
    case 'picture':
      return `picture ${piece.src} "${piece.alt}"${piece.href === '' ? '' : ` to ${piece.href}`}`
    case 'pictureFile':
      return `file ${piece.file.type} ${piece.file.name} (${piece.file.size}) "${piece.alt}"`
    case 'video':
      return `video ${piece.address}`
    case 'rule':
      return '---'
  }
}

const words = (maxLength: number) => Type.String({ maxLength, default: '' })
const base = { icon: 'square', category: 'content' }

/** Blocks as those of the product are, as far as what is pasted fills them. */
export const rich = blockCatalogue([
  ...[...layout.values()].filter(({ type }) => type !== 'text'),
  defineBlock({
    ...base,
    type: 'text',
    title: 'Text',
    schema: Type.Object({
      text: words(20_000),
      tag: Type.Enum(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'], { default: 'p' }),
    }),
  }),
  defineBlock({ ...base, type: 'textbox', title: 'Textbox', schema: Type.Object({ text: words(200_000) }) }),
  defineBlock({
    ...base,
    type: 'quote',
    title: 'Quote',
    schema: Type.Object({ text: words(4000), name: words(200), role: words(200) }),
  }),
  defineBlock({
    ...base,
    type: 'table',
    title: 'Table',
    schema: Type.Object({ rows: words(40_000), headerRow: Type.Boolean({ default: false }) }),
  }),
  defineBlock({
    ...base,
    type: 'image',
    title: 'Image',
    schema: Type.Object({ src: words(2000), altText: words(400), url: words(2000) }),
  }),
  defineBlock({ ...base, type: 'video', title: 'Video', schema: Type.Object({ address: words(2000) }) }),
  defineBlock({
    ...base,
    type: 'divider',
    title: 'Divider',
    schema: Type.Object({ height: Type.Number({ default: 100 }), skewAngle: Type.Number({ default: 10 }) }),
  }),
])
