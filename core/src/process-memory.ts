import { readFile } from 'node:fs/promises'

const pageSize = 4096
const mebibyte = 1024 ** 2

/** Megabytes that a process takes; 0 where the system does not tell. */
export async function processMemory(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return (Number(pages.split(' ')[1] ?? 0) * pageSize) / mebibyte
}
