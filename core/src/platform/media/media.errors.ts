import { defineErrors } from '@ashlar/sdk/server'

export const mediaErrors = defineErrors('', {
  MEDIA_NOT_FOUND: [404, () => 'This file does not exist or was deleted.'],
  MEDIA_FOLDER_NOT_FOUND: [404, () => 'This folder does not exist or was deleted.'],
  MEDIA_FOLDER_TAKEN: [409, (name: string) => `There is already a folder named “${name}”.`],
  MEDIA_FOLDER_NOT_EMPTY: [
    409,
    (name: string) => `The folder “${name}” is not empty. Move or delete its contents first.`,
  ],
  MEDIA_FOLDER_INSIDE_ITSELF: [422, () => 'A folder can’t be moved into itself.'],
  MEDIA_NO_FORM: [400, () => 'Send the files as a form (multipart/form-data) in the field file[].'],
  MEDIA_NO_FILE: [422, () => 'The form contains no file. Send files in the field file[].'],
  MEDIA_CUT_OFF: [400, () => 'The upload ended before the file was complete. Try again.'],
  MEDIA_TOO_MANY: [
    413,
    (most: number) => `You can upload at most ${most} file${most === 1 ? '' : 's'} at once. Split the upload.`,
  ],
  MEDIA_REQUEST_TOO_LARGE: [
    413,
    (megabytes: number) => `The files in this upload exceed ${megabytes} MB in total. Split the upload.`,
  ],
  MEDIA_TOO_LARGE: [413, (fileName: string, megabytes: number) => `“${fileName}” is larger than ${megabytes} MB.`],
  MEDIA_DRAWING_TOO_LARGE: [413, (fileName: string) => `“${fileName}” is a drawing larger than 4 MB. Make it simpler.`],
  MEDIA_DRAWING_TOO_COMPLEX: [
    422,
    (fileName: string) =>
      `“${fileName}” is a drawing with more than 50,000 elements or more than 100 levels of nesting. Make it simpler.`,
  ],
  MEDIA_EMPTY: [422, (fileName: string) => `“${fileName}” is empty.`],
  MEDIA_TYPE_NOT_ALLOWED: [
    422,
    (fileName: string) =>
      `“${fileName}”: this type is not allowed. Use JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, MP4, WebM or VTT.`,
  ],
  MEDIA_TYPE_DISAGREES: [
    422,
    (fileName: string, found: string) => `“${fileName}” has the wrong file extension: its content is ${found}.`,
  ],
  MEDIA_BROKEN: [422, (fileName: string) => `“${fileName}” is damaged and can’t be read.`],
  MEDIA_TOO_MANY_PIXELS: [422, (fileName: string) => `“${fileName}” has more than 50 million pixels. Make it smaller.`],
  MEDIA_TOO_MANY_FRAMES: [422, (fileName: string) => `“${fileName}” has more than 2,000 frames. Make it shorter.`],
  MEDIA_TOO_MANY_PARTS: [
    422,
    (fileName: string) => `“${fileName}” is stored in too many parts. Save it again in an image editor.`,
  ],
  MEDIA_TOO_MUCH_WORK: [
    422,
    (fileName: string) =>
      `“${fileName}” takes too much time or memory to check. Make it smaller, or save it in another format.`,
  ],
  MEDIA_BUSY: [503, () => 'Too many files of this website are being checked. Try again in a minute.'],
  MEDIA_NOT_SAFE: [422, (fileName: string) => `“${fileName}” can’t be made safe to display.`],
  MEDIA_NOT_FETCHED: [422, (address: string, why: string) => `The file at ${address} could not be fetched. ${why}`],
  MEDIA_OTHER_KIND: [
    422,
    (fileName: string) => `“${fileName}” is a different type of file than the one it would replace.`,
  ],
  MEDIA_NOT_CROPPED: [
    422,
    (fileName: string) => `“${fileName}” can’t be cropped. Only JPEG, PNG, WebP and AVIF images that do not move can.`,
  ],
  MEDIA_CROP_OUTSIDE: [422, () => 'The part lies outside of the image. Choose a part within it.'],
  MEDIA_STORAGE_FULL: [507, () => 'The server has too little disk space. Please tell your administrator.'],
  RANGE_NOT_SATISFIABLE: [416, () => 'The requested range lies outside the file.'],
})
