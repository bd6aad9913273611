import { useSyncExternalStore } from 'react'

/** The lines of one icon: SVG element names with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

type IconFile = Readonly<Record<string, IconNode>>

const files = new Map<string, IconFile | 'asked'>()
const listeners = new Set<() => void>()

/** Where the host serves all Lucide icons, one file per first letter, and the marks of brands; the version is in the path. */
let folder = '/_ashlar/icons'

/** Tell the kit from where icons outside its own set are fetched. */
export function serveIconsFrom(address: string): void {
  folder = address
}

/** The names of all icons, by which people search; older names are left out. @throws when they can't be fetched */
export async function fetchIconNames(): Promise<readonly string[]> {
  const reply = await fetch(`${folder}/names.json`)
  if (!reply.ok) throw new Error(`The icon list responded with status ${reply.status}.`)
  const names: unknown = await reply.json()
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

async function fetchFile(file: string): Promise<void> {
  files.set(file, 'asked')
  const reply = await fetch(`${folder}/${file}.json`).catch(() => undefined)
  // Without the file the icon stays an empty square of its size: nothing else depends on it.
  files.set(file, reply?.ok ? await reply.json() : {})
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The lines of any icon; undefined while its file is on the way, or when there is no such icon. */
export function useIconNode(name: string): IconNode | undefined {
  return useSyncExternalStore(subscribe, () => {
    const [file] = /^(?:brand(?=-)|[a-z])/.exec(name) ?? []
    if (file === undefined) return undefined
    const known = files.get(file)
    if (known === undefined) void fetchFile(file)
    return known === undefined || known === 'asked' ? undefined : known[name]
  })
}
