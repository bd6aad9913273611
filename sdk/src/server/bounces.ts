import { type CollectionMember, defineCollection } from '../definition/collection.ts'

/** That no mail reaches an address any more, or that its owner complained, as a mail said that anybody may have sent. */
export interface BounceReport {
  /** Addresses that the report names. The one that the mail was sent to counts. */
  readonly addresses: readonly string[]
  /** Of the mail that came back: the report counts only if the website sent it to one of the addresses. */
  readonly messageId: string
  readonly reason: 'bounce' | 'complaint'
  /** What the receiving server said, for people. */
  readonly details: string
}

/** Where reports of permanent bounces and of complaints are read, such as a mailbox. Asked every half an hour. */
export interface BounceSource extends CollectionMember {
  /**
   * Read what is new for the website of the running job, outside of any unit of work: a few reports at a time. What has
   * been taken need not be told again; it may be.
   *
   * @throws Error where the reports can't be had; asked again later
   */
  read(take: (reports: readonly BounceReport[]) => Promise<void>, signal: AbortSignal): Promise<void>
}
export const bounceSources = defineCollection<BounceSource>('core.bounce-sources')
