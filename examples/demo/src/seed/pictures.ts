import { readFile } from 'node:fs/promises'
import type { Art } from '../tree/index.ts'

/** What the seed needs of core's media library. */
export interface MediaFiles {
  /** Keeps a file for the tenant that the work runs as. */
  add(file: {
    readonly fileName: string
    readonly bytes: Uint8Array
    readonly altText: string
    /** A file of our own: kept to the byte. */
    readonly isTrusted: true
  }): Promise<{ readonly address: string }>
}

/** Puts a business's pictures into its media library; gives the address of each by its name. */
export async function keepPictures(media: MediaFiles, pictures: Readonly<Record<string, string>>): Promise<Art> {
  const addresses = new Map<string, string>()
  for (const [name, altText] of Object.entries(pictures)) {
    const fileName = `${name}.webp`
    const bytes = await readFile(new URL(`../../art/pictures/${fileName}`, import.meta.url))
    addresses.set(name, (await media.add({ fileName, bytes, altText, isTrusted: true })).address)
  }
  return (name) => {
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`The business lists no image "${name}".`)
    return address
  }
}
