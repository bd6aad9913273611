/** A secret of ours as links have it: 256 bits in base64url, alone or behind a prefix such as `ash_`. */
const secret = /(?<![\w-])(?:[a-z]+_)?[\w-]{43}(?![\w-])/g
/** What a link of a mail is signed with. */
const signed = /(?<=[?&]token=)[^&#]+/g

/** The path of a request as it may be written down: whoever reads it can't follow a link that was another's. */
export function withoutSecrets(url: unknown): unknown {
  return typeof url === 'string' ? url.replace(signed, '…').replace(secret, '…') : url
}
