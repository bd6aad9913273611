import { expect, it } from 'vitest'
import { adminDocument, frameDocument } from './document.ts'
import { documentPolicy, framePolicy, newNonce } from './policy.ts'

const files = {
  importMap: {
    imports: { react: '/_ashlar/shared/react-1.js' },
    integrity: { '/_ashlar/shared/react-1.js': 'sha384-x' },
  },
  entry: '/_ashlar/admin/shell-1.js',
  styles: ['/_ashlar/admin/shell-1.css'],
  preload: ['/_ashlar/shared/react-1.js'],
  icons: '/_ashlar/icons/1.0.0',
  version: '1.0.0',
}
const data = { company: 'A </script><b>"x"', logo: '"><script>', language: 'en', version: '1.0.0', isSignedIn: false }

it('nothing of a tenant can end an element or begin a script', () => {
  const html = adminDocument(files, 'nonce', data)
  expect(html).not.toContain('<b>')
  expect(html.match(/<script/g)).toHaveLength(4)
  expect(html.match(/<\/script>/g)).toHaveLength(4)
})

it('every executable script carries the nonce, and the import map stands before the first module', () => {
  const html = adminDocument(files, 'abc', data)
  for (const tag of html.match(/<script[^>]*>/g) ?? []) {
    if (!tag.includes('application/json')) expect(tag).toContain('nonce="abc"')
  }
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'))
  expect(html).toContain('integrity="sha384-x"')
})

it('theme mode is read before any style or script is loaded (SHELL-022)', () => {
  const html = adminDocument(files, 'abc', data)
  expect(html.indexOf('themeMode')).toBeLessThan(html.indexOf('<link'))
})

it('the policy allows nothing inline but what carries the nonce', () => {
  const policy = documentPolicy('abc')
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  expect(policy).toContain("script-src 'self' 'nonce-abc'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(framePolicy).toContain("frame-ancestors 'self'")
  expect(newNonce()).not.toBe(newNonce())
})

it("the editor's frame has a place for the canvas, the site's styles and no script (SHELL-020)", () => {
  const html = frameDocument('en')
  expect(html).toContain('<div id="canvas"></div>')
  expect(html).toContain('/_ashlar/theme.css')
  expect(html).toContain('/_ashlar/blocks.css')
  expect(html).not.toContain('<script')
})
