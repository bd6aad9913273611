import { expect, test } from 'vitest'
import { hashSource, sitePolicy } from './csp.ts'

test('a service adds its hosts and nothing else (H1)', () => {
  const policy = sitePolicy({ style: hashSource('a{}') }, [
    { 'script-src': ['https://maps.example.com', "'unsafe-inline'", '*', "'nonce-x'", 'data:'] },
    { 'connect-src': ['wss://chat.example.com:443', 'https://a.example.com; script-src *'] },
  ])
  expect(policy).toContain("script-src 'self' https://maps.example.com;")
  expect(policy).toContain("connect-src 'self' wss://chat.example.com:443;")
  expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(policy).not.toMatch(/unsafe|nonce|data:|\*/)
  expect(sitePolicy({ script: hashSource('{}') }, [])).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/)
})
