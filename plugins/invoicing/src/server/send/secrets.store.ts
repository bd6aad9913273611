import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '@ashlar/sdk/server'
import { DocumentEntity, SecretEntity } from '../document/document.entities.ts'
import type { DocumentRow } from '../document/document.store.ts'

/** A new secret by which the customer opens a document; only its hash is stored. */
export async function newSecret(tx: Transaction, documentId: number): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  await tx
    .db(SecretEntity)
    .insertInto('document_secret')
    .values({ documentId, hash: hashOf(secret) })
    .execute()
  return secret
}

export const endSecrets = (tx: Transaction, documentId: number): Promise<number> =>
  tx.em.nativeDelete(SecretEntity, { documentId })

/** Undefined for a secret that is none, or none any more. */
export const documentBySecret = (tx: Transaction, secret: string): Promise<DocumentRow | undefined> =>
  tx
    .db(DocumentEntity, SecretEntity)
    .selectFrom('document')
    .innerJoin('document_secret', 'document_secret.documentId', 'document.id')
    .selectAll('document')
    .where('document_secret.hash', '=', hashOf(secret))
    .where('document.isDeleted', '=', false)
    .executeTakeFirst()

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
