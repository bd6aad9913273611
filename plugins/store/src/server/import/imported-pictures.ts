import { defineJob, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'
import type { ImportedEntry } from './imported-entry.ts'
import { ImportedPictureEntity } from './imported-picture.entity.ts'

/** Fetch the pictures that a file named for a product. */
export const fetchPictures = defineJob('store.fetch-pictures', Type.Object({ productId: Type.Integer() }), {
  lane: 'bulk',
})

const mostPictures = 50

/** Note the pictures of a row, and ask for those that are not there yet. Each is asked for once. */
export async function askForPictures(
  tx: Transaction,
  productId: number,
  { pictures, variantPicture }: ImportedEntry,
  variantId: number | undefined,
): Promise<void> {
  const wanted = [
    ...pictures.slice(0, mostPictures).map(({ address, alt }) => ({ address, alt, variantId: 0 })),
    ...(variantPicture === '' || variantId === undefined ? [] : [{ address: variantPicture, alt: '', variantId }]),
  ].filter(({ address }) => /^https?:\/\/\S+$/.test(address) && address.length <= 2_000)
  if (wanted.length === 0) return
  const added = await tx
    .db(ImportedPictureEntity)
    .insertInto('imported_picture')
    .values(wanted.map((picture) => ({ ...picture, alt: picture.alt.slice(0, 500), productId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (added.length === 0) return
  await tx.enqueue(fetchPictures, { productId }, { key: `store.pictures:${productId}` })
}
