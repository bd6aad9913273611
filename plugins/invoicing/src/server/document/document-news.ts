import { LiveEvents, within } from '@ashlar/sdk/server'
import {
  documentApproved,
  documentDeclined,
  documentIssued,
  documentPaid,
  documentSent,
  documentsChanged,
  documentVoided,
} from '../../contract.ts'

/** Tell whoever looks at documents that some changed; with the unit of work, if it commits. */
export const tellDocuments = (live: LiveEvents): Promise<void> => live.send({ event: documentsChanged })

/** What is told of every step in the life of a document, whoever takes it. */
export const documentNews = [
  ...[documentIssued, documentSent, documentApproved, documentDeclined, documentPaid, documentVoided],
].map((event) => within(event, [LiveEvents], (_tx, _told, live) => tellDocuments(live)))
