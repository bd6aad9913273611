import { createHmac, timingSafeEqual } from 'node:crypto'
import { type FileLink, fileLinkPath, longestFileLink } from '@ashlar/sdk/platform'
import type { Secrets } from '@ashlar/sdk/server'

/** Addresses of single files that hold for a while: signed for the website of the running work, and stored nowhere. */
export class FileLinks {
  readonly #secrets: Secrets

  constructor(secrets: Secrets) {
    this.#secrets = secrets
  }

  async made(file: number, seconds: number): Promise<string> {
    if (!(seconds > 0 && seconds <= longestFileLink))
      throw new RangeError(`A link can be valid for 1 to ${longestFileLink} seconds.`)
    const until = Math.floor(Date.now() / 1000) + Math.ceil(seconds)
    return `${fileLinkPath(file)}?until=${until}&signature=${await this.#signature(file, until)}`
  }

  async holds(file: number, { until, signature }: FileLink): Promise<boolean> {
    const now = Date.now() / 1000
    if (until < now || until > now + longestFileLink + 1) return false
    const [wanted, given] = [await this.#signature(file, until), signature].map((text) => Buffer.from(text))
    return wanted !== undefined && given?.length === wanted.length && timingSafeEqual(wanted, given)
  }

  async #signature(file: number, until: number): Promise<string> {
    return createHmac('sha256', await this.#secrets.key('file link'))
      .update(`${file} ${until}`)
      .digest('base64url')
  }
}
