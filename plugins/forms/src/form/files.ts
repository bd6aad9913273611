import type { FormWords } from './visitor-texts.ts'

/** Ends of names, and what the content must be. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

const megabyte = 1024 * 1024
/** Bytes of one file, number and bytes of all files of a submission. */
export const fileLimits = { each: 15 * megabyte, count: 5, all: 40 * megabyte } as const

/** A file as browser and server know it before they look inside. */
export interface NamedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Why these files of one field cannot be sent, as far as names and sizes tell; undefined when they can. */
export function filesProblem(files: readonly NamedFile[], texts: FormWords): string | undefined {
  if (files.some(({ name }) => !(endOf(name) in fileTypes))) return texts.fileType
  if (files.some(({ size }) => size > fileLimits.each)) return texts.fileSize
  return togetherProblem(files, texts)
}

/** The same for the files of all fields together. */
export function togetherProblem(files: readonly NamedFile[], texts: FormWords): string | undefined {
  if (files.length > fileLimits.count) return texts.fileCount
  const all = files.reduce((sum, { size }) => sum + size, 0)
  return all > fileLimits.all ? texts.filesSize : undefined
}

const endOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''
