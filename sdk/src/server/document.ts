import type { Transaction } from './database.ts'

/** One stored document that holds a content tree. */
export interface StoredDocument {
  /** Place in the order in which its kind is read, of all tenants: ascending, never the same twice. */
  readonly key: string
  /** Guid of its tenant. */
  readonly tenant: string
  /** What a person calls it. */
  readonly title: string
  /** Where staff open it, such as `/admin/pages/7`; empty where there is no such place. */
  readonly address: string
  /** The stored content, JSON text as it lies there. */
  readonly content: string
}

/** A document as it was read, and the content that it is to have. */
export interface ChangedDocument {
  readonly document: StoredDocument
  /** JSON text. */
  readonly content: string
}

/**
 * A kind of document that holds content: pages, revisions, templates, campaigns. An upgrade of a block package reads
 * all of them beforehand, so that content which could not be brought forward stops it.
 */
export interface DocumentKind {
  /** Permanent: `page`, `page-revision`, `email_marketing.campaign`. */
  readonly kind: string
  /** Plural, for a person: `Pages`. */
  readonly title: string
  /** Kept versions of documents: brought forward like all content, but no reason to keep a block that they hold. */
  readonly isHistory?: true
  /**
   * The next documents after a key (null: from the beginning) that hold one of these block types, of all tenants.
   * Called with the platform's rights; reads at most `limit` rows and keeps nothing.
   */
  readonly read: (
    tx: Transaction,
    request: { readonly after: string | null; readonly limit: number; readonly blockTypes: readonly string[] },
  ) => Promise<readonly StoredDocument[]>
  /**
   * Store other content in the place of what was read, but of documents that somebody has changed since. Called with the
   * platform's rights when a version of a block package goes whose data the older one does not know. Content of a kind
   * without it stays as it is then.
   */
  readonly write?: (tx: Transaction, changed: readonly ChangedDocument[]) => Promise<void>
}

/*#__NO_SIDE_EFFECTS__*/
export function documentKind(kind: DocumentKind): DocumentKind {
  return Object.freeze({ ...kind })
}
