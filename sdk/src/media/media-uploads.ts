import type { MediaItem } from '../platform/media.ts'
import { mediaChanged } from './media-changed.ts'
import { uploadFile } from './send-file.ts'
import { type Uploads, useUploads } from './uploads.ts'

/** What a file chooser offers; the server looks at the content. */
export const uploadTypes = '.jpg,.jpeg,.png,.webp,.avif,.gif,.svg,.pdf,.mp4,.webm,.vtt'

/** Files on their way into the library, right into a folder where one is named. */
export const useMediaUploads = (
  folderId: number | undefined,
  onDone?: (item: MediaItem, file: File) => void,
): Uploads =>
  useUploads({
    send: (file, options) => uploadFile(file, folderId, options),
    onDone: (item, file) => {
      void mediaChanged()
      if (item) onDone?.(item, file)
    },
  })
