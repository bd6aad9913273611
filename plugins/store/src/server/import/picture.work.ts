import { AshlarError, Database, Media, type RowOf, type Transaction, work } from '@ashlar/sdk/server'
import { ProductEntity } from '../product/product.entity.ts'
import { heldProductsOf } from '../product/product.store.ts'
import { VariantEntity } from '../product/variant.entity.ts'
import { shownProduct, toldOne } from '../product/write-product.ts'
import { ImportedPictureEntity } from './imported-picture.entity.ts'
import { fetchPictures } from './imported-pictures.ts'

type Picture = RowOf<typeof ImportedPictureEntity>

/** One picture after the other, each kept as soon as it is there. Those that are refused are left out. */
export const fetchingPictures = work(
  fetchPictures,
  [Database, Media],
  async ({ productId }, { signal }, database, media) => {
    for (;;) {
      signal.throwIfAborted()
      const picture = await database.tenant((tx) =>
        tx
          .db(ImportedPictureEntity)
          .selectFrom('imported_picture')
          .selectAll()
          .where('productId', '=', productId)
          .where('file', '=', '')
          .where('isRefused', '=', false)
          .orderBy('id')
          .executeTakeFirst(),
      )
      if (picture === undefined) return
      const file = (await known(database, picture)) ?? (await fetched(media, picture))
      await database.tenant(async (tx) => {
        await tx
          .db(ImportedPictureEntity)
          .updateTable('imported_picture')
          .set(file === undefined ? { isRefused: true } : { file })
          .where('id', '=', picture.id)
          .execute()
        if (file !== undefined) await show(tx, picture, file)
      })
    }
  },
)

/** Another product has the same picture. */
async function known(database: Database, { address }: Picture): Promise<string | undefined> {
  const row = await database.tenant((tx) =>
    tx
      .db(ImportedPictureEntity)
      .selectFrom('imported_picture')
      .select('file')
      .where('address', '=', address)
      .where('file', '<>', '')
      .orderBy('id')
      .executeTakeFirst(),
  )
  return row?.file
}

/** Undefined for what is no picture, or is refused otherwise: nobody waits for it. */
async function fetched(media: Media, { address, alt }: Picture): Promise<string | undefined> {
  try {
    const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '') || 'picture.jpg'
    return (await media.add({ name, altText: alt, address })).address
  } catch (error) {
    if (error instanceof AshlarError && error.status < 500) return undefined
    if (error instanceof URIError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Behind the pictures that are there, or at its variant, unless staff chose another one meanwhile. */
async function show(tx: Transaction, { productId, variantId, alt }: Picture, file: string): Promise<void> {
  const [held] = await heldProductsOf(tx, [productId])
  if (held === undefined) return
  const before = await shownProduct(tx, held)
  if (variantId !== 0) {
    await tx
      .db(VariantEntity)
      .updateTable('variant')
      .set({ image: file })
      .where('id', '=', variantId)
      .where('image', '=', '')
      .execute()
  } else if (!held.images.some((image) => image.file === file)) {
    await tx
      .db(ProductEntity)
      .updateTable('product')
      .set(({ eb }) => ({ images: [...held.images, { file, alt }], revision: eb('revision', '+', 1) }))
      .where('id', '=', productId)
      .execute()
  }
  await toldOne(tx, { id: productId, action: 'product.changed', before })
}
