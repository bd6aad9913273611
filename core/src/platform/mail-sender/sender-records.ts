import type { SenderRecord } from '@ashlar/sdk/platform'
import type { DnsTexts } from '../../host/tokens.ts'
import { mechanismOf } from './spf-providers.ts'

export interface SenderFacts {
  /** Of the sender's address, in lower case. */
  readonly domain: string
  /** Host name of the mail server; undefined while none is set up. */
  readonly server: string | undefined
  /** Under which name the email provider publishes its key; empty where nobody has said. */
  readonly selector: string
}

/** Names that one record leads to at most (RFC 7208, 4.6.4). */
const mostIncludes = 10
const mechanism = (text: string) => text.toLowerCase().replace(/^\+/, '')
const isSpf = (text: string) => /^v=spf1(?:\s|$)/i.test(text)
const words = (text: string) => text.trim().split(/\s+/)

/** The records of a sender's domain, as they should be and as they are. */
export function senderRecords(facts: SenderFacts, dns: DnsTexts): Promise<SenderRecord[]> {
  return Promise.all([looked('spf', facts.domain, () => spf(facts, dns)), dkim(facts, dns), dmarc(facts, dns)])
}

async function spf({ domain, server }: SenderFacts, dns: DnsTexts): Promise<SenderRecord> {
  const found = (await dns.of(domain)).filter(isSpf)
  const record = { kind: 'spf' as const, name: domain, found }
  if (found.length > 1) {
    return { ...record, state: 'wrong', value: merged(found, server), finding: 'several-spf' }
  }
  if (server === undefined) {
    return { ...record, state: found.length > 0 ? 'unknown' : 'missing', value: '', finding: 'no-server' }
  }
  const [current] = found
  if (current === undefined) {
    return { ...record, state: 'missing', value: `v=spf1 ${mechanismOf(server)} ~all`, finding: 'no-spf' }
  }
  if (await allows(current, mechanismOf(server), dns)) {
    return { ...record, state: 'good', value: '', finding: 'server-allowed' }
  }
  return { ...record, state: 'wrong', value: merged(found, server), finding: 'server-not-named' }
}

/** The records as one, with the mail server before the rule for all others. */
function merged(found: readonly string[], server: string | undefined): string {
  const all = found.flatMap((text) => words(text).slice(1))
  const rest = all.findLast((word) => /^[-~?+]?all$/i.test(word)) ?? '~all'
  const named = all.filter((word) => !/^[-~?+]?all$/i.test(word))
  return [...new Set(['v=spf1', ...named, ...(server === undefined ? [] : [mechanismOf(server)]), rest])].join(' ')
}

/** Whether a record, or one that it leads to, names what lets the server send. */
async function allows(record: string, wanted: string, dns: DnsTexts): Promise<boolean> {
  const waiting = [record]
  const seen = new Set<string>()
  for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
    for (const word of words(text).map(mechanism)) {
      if (word === wanted) return true
      const [, name] = /^(?:include:|redirect=)([a-z0-9._-]+)$/.exec(word) ?? []
      if (name === undefined || seen.has(name) || seen.size >= mostIncludes) continue
      seen.add(name)
      waiting.push(...(await dns.of(name)).filter(isSpf))
    }
  }
  return false
}

async function dkim({ domain, selector }: SenderFacts, dns: DnsTexts): Promise<SenderRecord> {
  if (selector === '') {
    return { kind: 'dkim', state: 'unknown', name: '', value: '', found: [], finding: 'no-selector' }
  }
  const name = `${selector}._domainkey.${domain}`
  return looked('dkim', name, async () => {
    const found = (await dns.of(name)).filter((text) => /(?:^|;)\s*p=/.test(text))
    const record = { kind: 'dkim' as const, name, value: '', found }
    if (found.length === 0) return { ...record, state: 'missing', finding: 'no-key' }
    if (found.length > 1) return { ...record, state: 'wrong', finding: 'several-keys' }
    const isRevoked = /(?:^|;)\s*p=\s*(?:;|$)/.test(found[0] ?? '')
    if (isRevoked) return { ...record, state: 'wrong', finding: 'key-revoked' }
    return { ...record, state: 'good', finding: 'key-published' }
  })
}

/** A record of the domain above counts where the domain has none (RFC 7489, 6.6.3). */
function dmarc({ domain }: SenderFacts, dns: DnsTexts): Promise<SenderRecord> {
  const own = `_dmarc.${domain}`
  return looked('dmarc', own, async () => {
    for (const name of namesAbove(domain)) {
      const found = (await dns.of(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(?:;|$)/.test(text))
      if (found.length === 0) continue
      const record = { kind: 'dmarc' as const, name: `_dmarc.${name}`, found }
      const isWhole = found.length === 1 && /;\s*p=(?:none|quarantine|reject)\s*(?:;|$)/i.test(found[0] ?? '')
      if (isWhole) return { ...record, state: 'good', value: '', finding: 'policy-published' }
      return { ...record, state: 'wrong', value: 'v=DMARC1; p=none', finding: 'policy-unusable' }
    }
    return { kind: 'dmarc', state: 'missing', name: own, value: 'v=DMARC1; p=none', found: [], finding: 'no-policy' }
  })
}

function namesAbove(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

/** A name that can't be looked up just now says nothing. */
async function looked(
  kind: SenderRecord['kind'],
  name: string,
  look: () => Promise<SenderRecord>,
): Promise<SenderRecord> {
  try {
    return await look()
  } catch {
    return {
      kind,
      state: 'unknown',
      name,
      value: '',
      found: [],
      finding: 'not-answered',
    }
  }
}
