import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Check } from 'typebox/value'
import { Manifest } from '../definition/manifest.ts'
import type { PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

/** Bytes of one screenshot. */
export const largestScreenshot = 1_000_000

/** The pictures that the manifest names are in the package, are pictures, and are small. */
export async function screenshotProblems({ folder, json }: PackageFolder): Promise<Problem[]> {
  const { ashlar } = json
  if (!Check(Manifest, ashlar)) return []
  const problems: Problem[] = []
  for (const { file } of ashlar.screenshots ?? []) {
    const fault = await faultOf(join(folder, file))
    if (fault !== undefined) problems.push({ rule: 'screenshots', where: file, ...fault })
  }
  return problems
}

async function faultOf(path: string): Promise<Pick<Problem, 'message' | 'fix'> | undefined> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile()) {
    return {
      message: 'package.json lists this screenshot, but the package does not contain it.',
      fix: 'Add the image, or remove it from "ashlar.screenshots".',
    }
  }
  if (found.size > largestScreenshot) {
    return {
      message: `The screenshot is ${Math.ceil(found.size / 1000)} KB. The limit is 1000 KB.`,
      fix: 'Save it as WebP or make it smaller. A width of 1600 pixels is enough.',
    }
  }
  if (pictureTypeOf(await readFile(path)) === undefined) {
    return {
      message: 'The screenshot is not an image that browsers can display.',
      fix: 'Save it as PNG, JPEG, WebP or AVIF.',
    }
  }
  return undefined
}

/** Bytes with which a picture begins, and where. An SVG is none of them: it can hold scripts. */
const signatures: Readonly<Record<string, readonly (readonly [at: number, text: string])[]>> = {
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  'image/avif': [[4, 'ftypavif']],
}

/** Media type of a screenshot by what it holds, whatever it is called; undefined for what is no picture. */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  const begins = ([at, text]: readonly [number, string]) => bytes.toString('latin1', at, at + text.length) === text
  return Object.entries(signatures).find(([, parts]) => parts.every(begins))?.[0]
}
