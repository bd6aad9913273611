/** Address of a picture of the page itself: a file of the media library or an https address; or empty. */
export const pictureAddressPattern =
  '^(|/media/[1-9][0-9]{0,15}/[^/\\\\?#\\s]+|https://[^\\s/?#\\\\][^\\\\\\x00-\\x1f\\x7f]*)$'

const one = new RegExp(pictureAddressPattern)

/** Whether the text is such an address, or empty. */
export const isPictureAddress = (text: string): boolean =>
  one.test(text) && (!text.startsWith('https:') || URL.canParse(text))
