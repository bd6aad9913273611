import { outdated } from '../admin/use-call.ts'
import { getMedia, listMedia } from '../platform/media-calls.ts'
import { listMediaFolders } from '../platform/media-folder-calls.ts'

/** After a write: every list and detail of the media library is asked for again. */
export const mediaChanged = (): Promise<void> => outdated(listMedia, getMedia, listMediaFolders)
