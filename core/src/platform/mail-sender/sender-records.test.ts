import { expect, test } from 'vitest'
import { type SenderFacts, senderRecords } from './sender-records.ts'

const facts: SenderFacts = { domain: 'kiln.example', server: 'mail.host.example', selector: 's1' }

async function look(dns: Readonly<Record<string, readonly string[]>>, more: Partial<SenderFacts> = {}) {
  const records = await senderRecords({ ...facts, ...more }, { of: async (name) => dns[name] ?? [] })
  return Object.fromEntries(records.map((record) => [record.kind, record]))
}

test('what is missing is shown as it should be', async () => {
  const { spf, dkim, dmarc } = await look({ 'kiln.example': ['google-site-verification=x'] })
  expect(spf).toMatchObject({ state: 'missing', name: 'kiln.example', value: 'v=spf1 a:mail.host.example ~all' })
  expect(dkim).toMatchObject({ state: 'missing', name: 's1._domainkey.kiln.example', value: '' })
  expect(dmarc).toMatchObject({ state: 'missing', name: '_dmarc.kiln.example', value: 'v=DMARC1; p=none' })
})

test('a domain that is set up is good, its provider’s list of servers and the record of the domain above included', async () => {
  const dns = {
    'news.kiln.example': ['v=spf1 mx include:spf.kiln.example -all'],
    'spf.kiln.example': ['v=spf1 +include:_spf.google.com ?all'],
    'k._domainkey.news.kiln.example': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.kiln.example': ['v=DMARC1; p=reject; rua=mailto:a@kiln.example'],
  }
  const more = { domain: 'news.kiln.example', server: 'smtp.gmail.com', selector: 'k' }
  const records = await look(dns, more)
  expect(Object.values(records).map(({ state }) => state)).toEqual(['good', 'good', 'good'])
})

test.each([
  [['v=spf1 mx -all'], 'v=spf1 mx a:mail.host.example -all'],
  [['v=spf1 mx ~all', 'V=SPF1 ip4:192.0.2.1 -all'], 'v=spf1 mx ip4:192.0.2.1 a:mail.host.example -all'],
])('an SPF record %j is wrong, and the right one keeps what it names', async (found, value) => {
  expect((await look({ 'kiln.example': found })).spf).toMatchObject({ state: 'wrong', value, found })
})

test('records that lead to each other come to an end', async () => {
  const { spf } = await look({ 'kiln.example': ['v=spf1 include:kiln.example redirect=kiln.example'] })
  expect(spf?.state).toBe('wrong')
})

test('keys that are revoked or twice there, and policies that say nothing, are wrong', async () => {
  const of = async (key: readonly string[], policy: readonly string[]) => {
    const { dkim, dmarc } = await look({ 's1._domainkey.kiln.example': key, '_dmarc.kiln.example': policy })
    return [dkim?.state, dmarc?.state]
  }
  expect(await of(['v=DKIM1; p='], ['v=DMARC1'])).toEqual(['wrong', 'wrong'])
  expect(await of(['p=a', 'p=b'], ['v=DMARC1; p=none', 'v=DMARC1; p=none'])).toEqual(['wrong', 'wrong'])
})

test('nothing is said of a domain that can’t be looked up, nor of a key that nobody named', async () => {
  const away = { of: () => Promise.reject(new Error('queryTxt ETIMEOUT')) }
  expect((await senderRecords(facts, away)).map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
  expect((await look({}, { selector: '', server: undefined })).dkim).toMatchObject({ state: 'unknown', name: '' })
})
