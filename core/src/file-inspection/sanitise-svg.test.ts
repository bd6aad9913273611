import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${more}>${inner}</svg>`

describe('an SVG (T8)', () => {
  it.each([
    '<path d="M0 0h8" fill="url(#g)" stroke-width="2"></path>',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>',
    '<use href="#a" xlink:href="#a"></use>',
    '<image href="data:image/png;base64,AAAA" width="2" height="2"></image>',
    '<style>.a{fill:red}@media (width>1px){.b{stroke:blue}}</style><g class="a" style="fill:red"><title>A &amp; b</title></g>',
    '<animate attributeName="x" from="0" to="5" dur="1s"></animate>',
  ])('keeps what a drawing needs: %s', (inner) => {
    const more = inner.includes('xlink') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : ''
    expect(sanitiseSvg(svg(inner, more))).toBe(svg(inner.replace('width>1px', 'width&#62;1px'), more))
  })

  it.each([
    ['script', '<script>alert(1)</script>'],
    ['script under a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['an event', '<path onclick="alert(1)" d="M0"/>'],
    ['an event in capitals', '<path ONLOAD="alert(1)" d="M0"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0"/></a>'],
    [
      'a page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['another document', '<use href="https://evil.example/a.svg#x"/><image href="//evil.example/x.png"/>'],
    ['an SVG in an SVG', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['an address in an attribute', '<path fill="url(https://evil.example/x)" d="M0"/>'],
    ['an escaped address', '<path fill="u\\72l(https://evil.example/x)" d="M0"/>'],
    ['an animated link', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a link that is set', '<set attributeName="href" to="#a"/>'],
    ['a link that is set under its prefix', '<set attributeName="xlink:href" to="#a"/>'],
    ['an event that is set', '<set attributeName="onbegin" to="a"/>'],
    ['an event that is animated, in capitals', '<animate attributeName="ONBEGIN" to="a"/>'],
    ['an address behind a space', '<path fill="url( https://evil.example/x)" d="M0"/>'],
    ['an address behind quotes and spaces', `<path fill="URL ( ' https://evil.example/x')" d="M0"/>`],
    ['a second address', '<path fill="url(#a) url(https://evil.example/x)" d="M0"/>'],
    ['an imported style', '<style>@import "https://evil.example/x.css";.a{fill:red}</style>'],
    ['a fetching style', '<style>.a{background:url(https://evil.example/x)}.b{fill:u\\72l(//evil.example)}</style>'],
    ['a fetching style attribute', '<g style="fill:red;background-image:url(//evil.example)"/>'],
    ['script in a style', '<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>'],
    ['script in a style, as data', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['script in nested styles', '<style><style>&lt;script&gt;alert(1)&lt;/script&gt;</style></style>'],
    ['what stands for a style', '<ashlar-style>&lt;script&gt;alert(1)</ashlar-style>'],
  ])('loses %s', (_, inner) => {
    const clean = sanitiseSvg(svg(inner)) ?? ''
    expect(clean).toMatch(/^<svg/)
    expect(clean).not.toMatch(
      /<script|<svg:script|foreignObject|javascript:|evil\.example|\son\w+=|alert\(1\)"|svg\+xml|ashlar-style|attributeName="(?:[a-z]+:)?(?:href|on)/i,
    )
  })

  it('has no entities and no prolog', () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>'
    expect(sanitiseSvg(`${bomb}${svg('<text>&a;&b;</text>')}`)).toBe(svg('<text>&amp;a;&amp;b;</text>'))
  })

  it('keeps an animation of what is harmless', () => {
    const moving = '<set attributeName="fill" to="red"></set>'
    expect(sanitiseSvg(svg(moving))).toBe(svg(moving))
  })

  it('is what follows its document type, whatever stands in that', () => {
    const source = `<!DOCTYPE svg [<!ENTITY a "<svg onload='alert(1)'>">]>${svg('<g></g>')}`
    expect(sanitiseSvg(source)).toBe(svg('<g></g>'))
  })

  it('says where it is at home', () =>
    expect(sanitiseSvg('<svg/>')).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))

  it('is the same when it is done again', () => {
    const once = sanitiseSvg(svg('<style>.a>b{fill:red}</style><text>1 &lt; 2</text>')) ?? ''
    expect(sanitiseSvg(once)).toBe(once)
  })

  it.each(['', 'text', '<html></html>', '<script>alert(1)</script>'])('%s is none', (text) => {
    expect(sanitiseSvg(text)).toBeUndefined()
  })
})
