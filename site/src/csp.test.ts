import { expect, test } from 'vitest'
import { framePolicy, hashSource, sitePolicy } from './csp.ts'

test('a service adds its hosts and nothing else (H1)', () => {
  const policy = sitePolicy({ style: hashSource('a{}') }, [
    { 'script-src': ['https://maps.example.com', "'unsafe-inline'", '*', "'nonce-x'", 'data:'] },
    { 'form-action': ['https://pay.example.com', "'unsafe-inline'", 'javascript:', 'https://b.example.com x'] },
    { 'connect-src': ['wss://chat.example.com:443', 'https://a.example.com; script-src *'] },
  ])
  expect(policy).toContain("script-src 'self' https://maps.example.com;")
  expect(policy).toContain("connect-src 'self' wss://chat.example.com:443;")
  expect(policy).toContain("form-action 'self' https://pay.example.com;")
  expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(policy).not.toMatch(/unsafe|nonce|data:|\*/)
  expect(sitePolicy({ script: hashSource('{}') }, [])).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/)
})

test('a frame loads what its block names, and no source ends its sandbox or begins a directive (X3)', () => {
  const policy = framePolicy({
    'img-src': ['https:', 'data:; sandbox allow-same-origin', 'https://a.example, https://b.example'],
    'script-src': ["'unsafe-inline'", "'self' *", '*;sandbox'],
  }).split('; ')
  expect(policy).toContain('img-src https:')
  expect(policy).toContain("script-src 'unsafe-inline'")
  expect(policy.filter((directive) => directive.startsWith('sandbox'))).toEqual(['sandbox allow-scripts'])
})
