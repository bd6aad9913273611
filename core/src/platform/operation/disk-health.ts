import { statfs } from 'node:fs/promises'
import type { Finding } from './health.service.ts'

const megabyte = 1_048_576
/** Below this no file is taken any more (T9). */
const least = 500
/** Below this it is time to make room. */
const little = 2_000

export async function diskHealth(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / megabyte)
  const facts = [
    { name: 'Free', value: `${free} MB` },
    { name: 'Total', value: `${Math.floor((blocks * bsize) / megabyte)} MB` },
    { name: 'Data folder', value: folder },
  ]
  if (free < least)
    return { state: 'bad', text: 'The disk is nearly full, so uploads are blocked. Free up space.', facts }
  if (free < little) return { state: 'attention', text: 'The disk is filling up. Free up space soon.', facts }
  return { state: 'good', text: 'There is enough space.', facts }
}
