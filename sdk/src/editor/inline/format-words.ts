import type { Alignment, BlockKind } from './rich-format.ts'

export const kindNames: Readonly<Record<BlockKind, string>> = {
  p: 'Paragraph',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
}

export const alignmentNames: Readonly<Record<Alignment, string>> = {
  start: 'Align to the start',
  center: 'Align to the centre',
  end: 'Align to the end',
}
