/** A frame of another host in somebody's HTML. */
export interface OutsideFrame {
  readonly host: string
  readonly address: string
}

const tag = /<iframe\b([^<>]*)/gi
const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i

/**
 * The frames of other hosts that somebody's HTML holds, each host once. Only to ask about them in time: what this does
 * not see, such as frames that a script makes, the policy of the frame's document holds back.
 */
export function outsideFrames(html: string): readonly OutsideFrame[] {
  const found = new Map<string, OutsideFrame>()
  for (const [, attributes = ''] of html.matchAll(tag)) {
    const [, double, single, bare] = source.exec(attributes) ?? []
    const written = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim()
    const whole = written.startsWith('//') ? `https:${written}` : written
    if (!URL.canParse(whole)) continue
    const { protocol, host, href } = new URL(whole)
    if (/^https?:$/.test(protocol) && !found.has(host)) found.set(host, { host, address: href })
  }
  return [...found.values()]
}

/** Whether a script could make frames that nobody sees in the HTML. */
export const mayMakeFrames = (html: string): boolean => /<script|\son\w+\s*=/i.test(html)
