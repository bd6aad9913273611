import type { Paper } from '../contract/paper.ts'
import { paperWords } from './texts.ts'

/** Name of a document's PDF. Numbers may hold slashes, which names of files may not. */
export function pdfName({ type, number, language }: Pick<Paper, 'type' | 'number' | 'language'>): string {
  const t = paperWords(language)
  return `${`${t[type]} ${number === '' ? t.draft : number}`.replaceAll(/[/#]/g, '-')}.pdf`
}
