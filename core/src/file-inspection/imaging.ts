import type sharp from 'sharp'

let loaded: Promise<typeof sharp> | undefined

/** The library that decodes and writes pictures: large and native, so it is loaded with the first picture. */
export function imaging(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    // Pictures are worked on one after another beside everything else that the server does.
    library.concurrency(1)
    library.cache(false)
    return library
  })
  return loaded
}
