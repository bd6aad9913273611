import { styleText } from 'node:util'

type Look = 'bold' | 'dim' | 'red' | 'green' | 'yellow'

/** Text with a look where people read it; plain in files and pipes, and with NO_COLOR. */
export function paint(look: Look, text: string): string {
  return styleText(look, text, { stream: process.stdout, validateStream: true })
}
