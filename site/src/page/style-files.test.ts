import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { StyleFiles } from './style-files.ts'

test.each([
  ['stands in the page', ''],
  ['is a file', randomBytes(30_000).toString('base64')],
])('a style sheet that %s never ends its element (T6)', (_, filling) => {
  const files = new StyleFiles()
  const { style } = files.add(`a::before { content: "</style><script>"; } /* ${filling} */`, '/offer')
  const hash = 'file' in style ? /page\/(.+)\.css/.exec(style.file)?.[1] : undefined
  const css = 'inline' in style ? style.inline : files.find(hash ?? '')?.body.toString()
  expect('file' in style).toBe(filling !== '')
  expect(css).toContain('content: "<\\/style>')
  expect(css).not.toContain('</')
})

test('a page that only a preview shows carries its style sheet itself, however long it is', () => {
  const css = `/* ${randomBytes(30_000).toString('base64')} */`
  const { style, source } = new StyleFiles().add(css, undefined)
  expect(style).toEqual({ inline: css })
  expect(source).toMatch(/^'sha256-/)
})
