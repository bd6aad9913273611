import { defineSite } from '@ashlar/sdk/site'

/** The players that `videoSource` builds addresses of, and nobody else. */
export default defineSite({
  csp: { 'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
})
