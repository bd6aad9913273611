import {
  type Block,
  blockCatalogue,
  type Content,
  type ContentNode,
  fillProps,
  newContent,
  PlatformSettings,
  placement,
  rootPlacement,
} from '@ashlar/sdk'
import { fillMail, mailFonts, mailView, renderMail } from '@ashlar/sdk/server'
import { blockContract, renderBlock, type StoredFixture } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import buttonFixtures from './fixtures/button-v1.json' with { type: 'json' }
import containerFixtures from './fixtures/container-v1.json' with { type: 'json' }
import imageFixtures from './fixtures/image-v1.json' with { type: 'json' }
import sectionFixtures from './fixtures/section-v1.json' with { type: 'json' }
import textboxFixtures from './fixtures/textbox-v1.json' with { type: 'json' }
import unsubscribeFixtures from './fixtures/unsubscribe-v1.json' with { type: 'json' }
import wrapperFixtures from './fixtures/wrapper-v1.json' with { type: 'json' }
import * as blocks from './index.ts'
import renderers from './renderer.tsx'

const { emailButton, emailContainer, emailImage, emailTextbox, emailUnsubscribe } = blocks
const own: readonly (readonly [Block, Readonly<Record<string, StoredFixture>>])[] = [
  [blocks.emailWrapper, wrapperFixtures],
  [blocks.emailSection, sectionFixtures],
  [emailContainer, containerFixtures],
  [emailTextbox, textboxFixtures],
  [emailImage, imageFixtures],
  [emailButton, buttonFixtures],
  [emailUnsubscribe, unsubscribeFixtures],
]
const catalogue = blockCatalogue(own.map(([block]) => block))
const byType = new Map(renderers.map((renderer) => [renderer.block.type, renderer] as const))
const rendererOf = (block: Block) => {
  const found = byType.get(block.type)
  if (!found) throw new Error(`No renderer of ${block.type}`)
  return found
}

describe.each(own)('$type', (block, fixtures) => {
  it.each(blockContract(block, rendererOf(block), fixtures))('$name', ({ run }) => run())
})

interface Part {
  readonly type: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly hidden?: boolean
}

/** A mail of one section and one container with these blocks in it. */
function mailOf(parts: readonly Part[]): Content {
  const { rootNodeId, nodes } = newContent(catalogue, 'email/wrapper')
  const [id, box] = Object.entries(nodes).find(([, { type }]) => type === 'email/container') ?? []
  if (id === undefined || box === undefined) throw new Error('New mails hold no container.')
  const added = parts.map(({ props = {}, ...part }, at): [string, ContentNode] => [
    `block-${at}`,
    { ...part, props, version: 1, parent: id, children: [] },
  ])
  const filled = { ...box, children: added.map(([child]) => child) }
  return { rootNodeId, nodes: { ...nodes, [id]: filled, ...Object.fromEntries(added) } }
}

const settings = { ...Value.Create(PlatformSettings), company_name: 'Lark & Loam', theme_color_primary: '#0a6b70' }
const view = mailView({ settings, origin: 'https://larkandloam.example', media: new Map() })
const render = (content: Content, about = { subject: 'Spring', preheader: 'What is new' }) =>
  renderMail({ content, blocks: catalogue, renderers: byType, view, fonts: mailFonts(settings), ...about })

describe('the mail', () => {
  it('BLK-EMAIL-001, BLK-EMAIL-002, BLK-EMAIL-003 is made of tables 600 px wide, with 20 px of space in the container', async () => {
    const { html, warnings, leftOut } = await render(
      mailOf([
        { type: 'email/textbox', props: textboxFixtures.textbox.props },
        { type: 'email/image', props: { src: '/media/3/bike.jpg', altText: 'A bicycle', url: '/services' } },
        { type: 'email/button', props: buttonFixtures.button.props },
        { type: 'email/unsubscribe' },
      ]),
    )
    expect([warnings, leftOut]).toEqual([[], []])
    expect(html).toMatch(/<table[^>]*role="presentation"/)
    expect(html).toContain('max-width:600px')
    expect(html).toContain('padding:20px 20px 20px 20px')
    expect(html).toContain('width="560"')
    expect(html).toContain('alt="A bicycle"')
    expect(html).toContain('<title>Spring</title>')
    expect(html).toContain('What is new')
    // Links and pictures lead to the website that sends, and nothing is fetched from a host of fonts.
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toEqual([
      'https://larkandloam.example/shop',
      'https://larkandloam.example/services',
      'https://larkandloam.example/media/3/bike.jpg',
      'https://larkandloam.example/book',
      '{{unsubscribe_url}}',
    ])
    expect(html).not.toMatch(/<link|@import/)
  })

  it('writes alignment and colours of the theme onto the words, since mail programs drop style sheets', async () => {
    const text = '<p data-align="end"><span data-colour="primary">Rain</span></p>'
    const { html } = await render(mailOf([{ type: 'email/textbox', props: { text } }]))
    expect(html).toContain('<p style="margin:0;text-align:right"><span style="color:#0a6b70">Rain</span></p>')
  })

  it('keeps paragraphs apart, but not the last one from the end of its block', async () => {
    const text = '<p>Sun</p><ul><li><p>Rain</p></li><li>Fog</li></ul>'
    const { html } = await render(mailOf([{ type: 'email/textbox', props: { text } }]))
    expect(html).toContain('<p style="margin:0 0 16px">Sun</p><ul style="margin:0;padding:0 0 0 24px">')
  })

  it('has the same as text, with the addresses behind the words', async () => {
    const { text } = await render(
      mailOf([
        {
          type: 'email/textbox',
          props: {
            text: '<h2>Spring &amp; rain</h2><ul><li>one</li><li>two</li></ul><p>Come <a href="/shop">in</a></p>',
          },
        },
        { type: 'email/image', props: { src: '/media/3/bike.jpg', altText: 'A bicycle' } },
        { type: 'email/button', props: { text: 'Book', href: '/book' } },
        { type: 'email/unsubscribe' },
      ]),
    )
    expect(text).toBe(
      'Spring & rain\n\n- one\n- two\n\nCome in (https://larkandloam.example/shop)\n\nA bicycle\n\n' +
        'Book: https://larkandloam.example/book\n\nUnsubscribe: {{unsubscribe_url}}\n',
    )
  })

  it('leads its links over other addresses where it is told so, but pictures, mail addresses and the link to leave', async () => {
    const told: string[] = []
    const counted = (address: string) => `https://larkandloam.example/m/c/{{link}}.${told.push(address)}`
    const content = mailOf([
      {
        type: 'email/textbox',
        props: { text: '<p><a href="/shop?a=1&amp;b=2">in</a> <a href="mailto:a@b.example">write</a></p>' },
      },
      {
        type: 'email/image',
        props: { src: '/media/3/bike.jpg', altText: 'A bicycle', url: 'https://other.example/x' },
      },
      { type: 'email/button', props: { text: 'Call', href: 'tel:+15551234' } },
      { type: 'email/unsubscribe' },
    ])
    const mail = await renderMail({
      ...{
        content,
        blocks: catalogue,
        renderers: byType,
        fonts: mailFonts(settings),
        subject: 'Spring',
        preheader: '',
      },
      view: mailView({ settings, origin: 'https://larkandloam.example', media: new Map(), counted }),
    })
    expect(new Set(told)).toEqual(new Set(['https://larkandloam.example/shop?a=1&b=2', 'https://other.example/x']))
    const { html, text } = fillMail(mail, { link: 'secret' })
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    const count = 'https://larkandloam.example/m/c/secret.'
    expect(addresses.map((address) => address?.replace(/\d+$/, ''))).toEqual([
      ...[count, 'mailto:a@b.example', count, 'https://larkandloam.example/media/3/bike.jpg', 'tel:+'],
      '{{unsubscribe_url}}',
    ])
    expect(text).toContain(`in (${count}`)
    expect(text).toContain(`A bicycle: ${count}`)
  })

  it('OPEN-229, BLK-BUTTON-012 shows a button as its variant says, unless a value was chosen by hand', async () => {
    const button = async (props: object) =>
      (await render(mailOf([{ type: 'email/button', props: { href: '/x', ...props } }]))).html
    expect(await button({})).toContain('background:#0a6b70')
    // One that says nothing is left out.
    expect(await button({ text: ' ' })).not.toContain('background:#0a6b70')
    expect(await button({})).toMatch(/border-radius:4px/)
    expect(await button({})).toMatch(/font-size:16px;font-weight:700/)
    expect(await button({})).toContain('padding:10px 20px 10px 20px')
    expect(await button({ variant: 'danger', backgroundColor: '#123' })).toContain('background:#112233')
    expect(await button({ variant: 'outline-primary' })).toContain('border:1px solid #0a6b70')
    expect(await button({ variant: 'link' })).toMatch(/background:transparent[^"]*color:#0a6b70/)
    expect(fillProps(emailButton, {})).toMatchObject({
      borderRadius: 4,
      paddingTop: 10,
      paddingLeft: 20,
      fontWeight: 700,
    })
  })

  it('BLK-UNSUB-001, BLK-UNSUB-002, OPEN-233 links each recipient to their own address to unsubscribe', async () => {
    const mail = await render(mailOf([{ type: 'email/unsubscribe', props: { text: 'Leave', textSize: 20 } }]))
    expect(mail.canUnsubscribe).toBe(true)
    expect(mail.html).toMatch(/font-size:20px[^>]*>\s*Leave/)
    const filled = fillMail(mail, { unsubscribe_url: 'https://larkandloam.example/unsubscribe?token=a&b"' })
    expect(filled.html).toContain('href="https://larkandloam.example/unsubscribe?token=a&amp;b&quot;"')
    expect(filled.text).toContain('Leave: https://larkandloam.example/unsubscribe?token=a&b"')
    expect(
      (await render(mailOf([{ type: 'email/textbox', props: { text: '<a href="{{unsubscribe_url}}">x</a>' } }])))
        .canUnsubscribe,
    ).toBe(false)
    const { textSize } = emailUnsubscribe.schema.properties
    expect([8, 12, 16, 20, 24, 28, 10].map((size) => Value.Check(textSize, size))).toEqual([
      ...Array(6).fill(true),
      false,
    ])
    expect(fillProps(emailUnsubscribe, {})).toMatchObject({ text: 'Unsubscribe', textSize: 12 })
  })

  it('fills in what each recipient is called, as text', async () => {
    const mail = await render(mailOf([{ type: 'email/textbox', props: textboxFixtures.textbox.props }]))
    const { html, text } = fillMail(mail, {
      first_name: '<b>Ada</b> {{unsubscribe_url}}',
      unsubscribe_url: 'https://x',
    })
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt; {{unsubscribe_url}}')
    expect(text).toContain('<b>Ada</b> {{unsubscribe_url}}')
    expect(fillMail(mail, {}).html).toContain('{{first_name}}')
  })

  it('T4, T7 holds nothing that runs, whatever people typed', async () => {
    const hostile = '"><script>x()</script><!--[if mso]><a href=javascript:x()>--><img src=x onerror=x()>'
    const { html, text, warnings } = await render(
      mailOf([
        { type: 'email/textbox', props: { text: `<p onclick="x()">${hostile}</p><a href="javascript:x()">y</a>` } },
        {
          type: 'email/image',
          props: { src: 'https://e.example/a.png?"><script>x()', altText: hostile, url: 'javascript:x()' },
        },
        {
          type: 'email/button',
          props: { text: hostile, href: 'data:text/html,<script>x()</script>', color: '#000000' },
        },
        { type: 'email/unsubscribe', props: { text: hostile } },
      ]),
      { subject: hostile, preheader: hostile },
    )
    const markup = html.replaceAll(/="[^"]*"/g, '=""')
    expect(markup).not.toMatch(/<script|<[^>]*\son[a-z]+=|<img(?![^>]*alt=)/i)
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|data):/i)
    // Nothing that was typed opens or closes a comment that mail programs read.
    const ours = (
      await render(
        mailOf([
          { type: 'email/textbox' },
          { type: 'email/image', props: { src: 'https://e.example/a.png' } },
          { type: 'email/button' },
          { type: 'email/unsubscribe' },
        ]),
      )
    ).html
    const comments = (of: string) => of.match(/<!--|-->/g)?.length
    expect(comments(html)).toBe(comments(ours))
    expect([warnings, text.includes('javascript:x()">')]).toEqual([[], false])
  })

  it('leaves out what is hidden and what has no form for mails, and says which', async () => {
    const parts = [{ type: 'acme/map' }, { type: 'email/button', props: { text: 'Hidden' }, hidden: true }]
    const { html, leftOut } = await render(mailOf(parts))
    expect([html.includes('Hidden'), leftOut]).toEqual([false, ['acme/map']])
    await expect(
      render({
        rootNodeId: 'a',
        nodes: { a: { type: 'email/button', version: 1, props: {}, parent: null, children: [] } },
      }),
    ).rejects.toThrow("An email can't begin with")
  })
})

it('BLK-EMAIL-001, BLK-EMAIL-004 a container of a mail takes texts, pictures, buttons and the link to unsubscribe, nothing of pages', () => {
  const inContainer = own.map(
    ([{ type }]) => placement(catalogue, { type: 'email/container', props: {} }, undefined, type).allowed,
  )
  expect(inContainer).toEqual([false, false, false, true, true, true, true])
  // A page can't be a mail: only a module that names it has it as a root.
  expect(rootPlacement(catalogue, 'email/wrapper').allowed).toBe(false)
  expect(rootPlacement(catalogue, 'email/wrapper', ['email/wrapper']).allowed).toBe(true)
  expect(fillProps(emailContainer, {})).toMatchObject({ maxWidth: 600, paddingTop: 20, paddingRight: 20 })
})

it('looks in the canvas as in the mail (BLK-EMAIL-002, BLK-EMAIL-003)', () => {
  const css = (block: Block, props: object = {}) => renderBlock(block, rendererOf(block), { props: { ...props } }).css
  expect(css(emailContainer)).toMatch(/max-width:600px.*padding:20px 20px 20px 20px/)
  expect(css(emailButton)).toMatch(/color:var\(--on-primary\);background-color:var\(--theme-primary\)/)
  expect(css(emailTextbox, { textAlign: 'end' })).toContain('text-align:end')
})

it('shows in the mail what the typography of a text says, as in the canvas (issue 22)', async () => {
  const type = { fontSize: 1.5, fontSizeUnit: 'rem', fontWeight: 300, letterSpacing: 0.1, letterSpacingUnit: 'em' }
  const textTypography = { desktop: { ...type, textTransform: 'uppercase', color: 'primary', textAlign: 'justify' } }
  const parts = (['email/textbox', 'email/button', 'email/unsubscribe'] as const).map((kind) => ({
    ...{ type: kind, props: { textTypography, ...(kind === 'email/button' && { href: '/x' }) } },
  }))
  for (const part of parts) {
    const { html, warnings } = await render(mailOf([part]))
    expect(warnings).toEqual([])
    expect(html, part.type).toMatch(/font-weight:300/)
    expect(html, part.type).toContain('letter-spacing:0.1em')
    expect(html, part.type).toContain('text-transform:uppercase')
    expect(html, part.type).toContain('color:#0a6b70')
    expect(html.includes('font-size:24px')).toBe(true)
  }
  const { css } = renderBlock(emailTextbox, rendererOf(emailTextbox), { props: { textTypography } })
  expect(css).toMatch(
    /font-size:1\.5rem;font-weight:300;letter-spacing:0\.1em;color:[^;]*primary[^;]*;text-transform:uppercase/,
  )
  // Of narrower devices a mail knows nothing, and without typography it is as before.
  const narrow = { textTypography: { mobile: { fontSize: 40 } } }
  const plain = await render(mailOf([{ type: 'email/textbox' }]))
  expect((await render(mailOf([{ type: 'email/textbox', props: narrow }]))).html).toBe(plain.html)
})
