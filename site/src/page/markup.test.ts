import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hoisted, tidied } from './markup.ts'

test('void elements and attributes are written as HTML has them; texts are left alone', () => {
  const text = 'a /> b fetchPriority="high" <br/>'
  const markup = renderToStaticMarkup(
    createElement(
      'main',
      { title: text },
      text,
      createElement('img', { src: '/a', srcSet: '/b 2x', alt: '', fetchPriority: 'high' }),
    ),
  )
  const { preloads, rest } = hoisted(tidied(markup))
  const escaped = 'a /&gt; b fetchPriority=&quot;high&quot; &lt;br/&gt;'
  expect(rest).toBe(
    `<main title="${escaped}">${escaped}<img src="/a" srcset="/b 2x" alt="" fetchpriority="high"></main>`,
  )
  expect(preloads).toMatch(/^<link rel="preload" as="image" [^>]*>$/)
})
