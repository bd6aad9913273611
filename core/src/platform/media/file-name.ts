import { plainWords } from '../plain-words.ts'

/** A file name as it stands in addresses: plain words, ending as its type does. */
export function addressName(fileName: string, extension: string): string {
  const stem = plainWords(fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, ''), 100)
  return `${stem === '' ? 'file' : stem}.${extension}`
}
