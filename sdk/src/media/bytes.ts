import { currentLanguage } from '../ui/texts.ts'

/** Bytes as people say them: "486 KB", "6.4 MB". */
export function bytesText(bytes: number): string {
  const mega = bytes >= 1_000_000
  const number = mega ? bytes / 1_000_000 : Math.max(bytes, bytes === 0 ? 0 : 1000) / 1000
  const digits = mega && number < 100 ? 1 : 0
  return `${new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: digits }).format(number)} ${mega ? 'MB' : 'KB'}`
}
