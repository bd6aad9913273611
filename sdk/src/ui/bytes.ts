import { currentLanguage } from './texts.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes as people say them, by steps of 1024 as the limits are set: "0.8 kB", "486 kB", "6.4 MB", "20 GB". */
export function bytesText(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log2(Math.abs(bytes) || 1) / 10), 1), units.length)
  const value = bytes / 1024 ** step
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: units[step - 1] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0,
  }).format(value)
}
