/** For a mail in a frame: what it brings can neither run nor see the admin. */
export const framePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'"
