import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineBlock } from '../../definition/block.ts'
import { defineBlockRenderer } from '../define.ts'
import { testView } from '../testing/view.ts'
import { nodeCss } from './node-css.ts'

const box = defineBlock({
  type: 'acme/box',
  title: 'Box',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({ tint: Type.String({ default: '' }) }),
  common: ['visibility', 'spacing', 'alignment', 'background', 'border', 'overflow', 'customCss'],
})
const plain = defineBlock({
  type: 'acme/plain',
  title: 'Plain',
  icon: 'box',
  category: 'basic',
  schema: Type.Object({ tint: Type.String({ default: '' }), size: Type.Number({ default: 1 }) }),
  common: ['visibility', 'customCss'],
})
const renderer = defineBlockRenderer(plain, () => null, {
  rules: (props) => [
    { declarations: { color: props.tint } },
    { part: ' > img', device: 'mobile', declarations: { width: `${props.size}rem` } },
  ],
})

function css(block: typeof box | typeof plain, props: Record<string, unknown>, mode: 'site' | 'canvas' = 'site') {
  return nodeCss({
    id: 'n1',
    node: { type: block.type, version: 1, props, parent: null, children: [] },
    block,
    renderer: block === plain ? renderer : undefined,
    view: testView({ mode, page: { image: '/media/9/page.webp' } }),
    customCss: (id, source) => `.b-${id}{${source}}`,
  })
}
/** Rules of one device: `css(…)` in pieces. */
function rules(props: Record<string, unknown>) {
  const text = css(box, props)
  const media = (query: string) => text.split(`@media ${query}{`)[1]?.split('}}')[0] ?? ''
  return {
    desktop: text.split('@media')[0]?.replace('@layer nodes{', '') ?? '',
    tablet: media('(max-width: 991.98px)'),
    mobile: media('(max-width: 767.98px)'),
  }
}

describe('common properties as CSS', () => {
  test('defaults: padding 48 (BLK-COMMON-014), width 1320 centred (STYLE-009), gap 16 (STYLE-008), nothing else', () => {
    expect(css(box, {})).toBe(
      '@layer nodes{.b-n1{width:100%;max-width:1320px;margin-left:auto;margin-right:auto;display:flex;' +
        'flex-flow:column;gap:16px;padding:48px 0}}',
    )
  })

  test('a block without groups has no rules', () =>
    expect(css(plain, {})).toBe('@layer nodes{@media (max-width: 767.98px){.b-n1 > img{width:1rem}}}'))

  test('full width is 100 % (STYLE-010); auto leaves the width to the content; a height is the least', () => {
    expect(rules({ alignment: { desktop: { fluid: true } } }).desktop).toContain(
      '{width:100%;max-width:none;display:flex',
    )
    expect(rules({ alignment: { desktop: { widthAuto: true } } }).desktop).toContain('{width:auto;display:flex')
    const height = { height: 80, heightUnit: 'vh', heightAuto: false, justifyContent: 'center', gap: 2, gapUnit: 'rem' }
    expect(rules({ alignment: { desktop: height } }).desktop).toContain(
      'min-height:80vh;display:flex;flex-flow:column;gap:2rem;justify-content:center',
    )
  })

  test('a margin of its own wins over centring; an empty side writes nothing (BLK-COMMON-013)', () => {
    const { desktop } = rules({ margin: { desktop: { left: -10, top: 4, unit: 'rem' } } })
    expect(desktop).toContain('margin-left:-10rem;margin-right:auto')
    expect(desktop).toContain('margin-top:4rem')
    expect(desktop).not.toContain('margin-bottom')
  })

  test('only what differs is said again for narrower devices, and what wider ones set is taken back', () => {
    const { tablet, mobile } = rules({
      padding: { desktop: { top: 10 }, mobile: { top: 0, bottom: 0 } },
      margin: { desktop: { top: 5 }, tablet: { top: null } },
    })
    expect(tablet).toBe('.b-n1{margin-top:revert-layer')
    expect(mobile).toBe('.b-n1{padding:0')
  })

  test('a theme colour becomes its variable; with opacity it is mixed (STYLE-012)', () => {
    expect(rules({ background: { desktop: { backgroundColor: 'primary' } } }).desktop).toContain(
      'background-color:var(--theme-primary)',
    )
    expect(rules({ background: { desktop: { backgroundColor: 'dark', backgroundOpacity: 0.25 } } }).desktop).toContain(
      'background-color:color-mix(in srgb, var(--theme-dark) 25%, transparent)',
    )
  })

  test('text follows a colour of its own, and another colour on a narrower device', () => {
    expect(rules({ background: { desktop: { backgroundColor: '#102030' } } }).desktop).toContain(
      '--bg:#102030;--fg:#fff',
    )
    const { desktop, tablet, mobile } = rules({
      background: {
        desktop: { backgroundColor: 'dark' },
        tablet: { backgroundColor: 'light' },
        mobile: { backgroundColor: '' },
      },
    })
    expect(desktop).not.toContain('--bg')
    expect(tablet).toContain('--bg:var(--theme-light);--fg:var(--on-light)')
    expect(mobile).toContain('--bg:inherit;--fg:inherit')
    expect(mobile).toContain('background-color:revert-layer')
  })

  test('a picture, its overlay above it and 50 % positions (STYLE-013, STYLE-014, STYLE-015), on the element itself', () => {
    const { desktop } = rules({
      background: {
        desktop: {
          backgroundImage: '/media/1/a.webp',
          overlaySettings: { enabled: true, overlayColor: 'dark', overlayOpacity: 0.4 },
        },
      },
    })
    expect(desktop).toContain(
      'background-image:linear-gradient(color-mix(in srgb, var(--theme-dark) 40%, transparent),' +
        'color-mix(in srgb, var(--theme-dark) 40%, transparent)),url("/media/1/a.webp");' +
        'background-position:50% 50%;background-size:cover;background-repeat:no-repeat',
    )
    expect(desktop).not.toContain('::before')
  })

  test('the page picture (STYLE-017), zooming on hover inside its frame (STYLE-018), with opacity, needs no markup', () => {
    const { desktop } = rules({
      background: {
        desktop: {
          usePageImage: true,
          zoomInOnHover: true,
          backgroundOpacity: 0.5,
          overlaySettings: { enabled: true },
        },
      },
    })
    expect(desktop).toMatch(/\.b-n1::before\{content:"";[^}]*url\("\/media\/9\/page\.webp"\)[^}]*opacity:0\.5/)
    expect(desktop).toMatch(/\.b-n1::after\{content:"";/)
    expect(desktop).toContain('.b-n1:hover::before{scale:1.035;clip-path:inset(1.69%)}')
    expect(desktop).toContain('position:relative;isolation:isolate')
  })

  test('a picture that is not ours is not asked for', () => {
    for (const backgroundImage of ['javascript:alert(1)', 'http://evil.example/x.png', '//evil.example/x']) {
      expect(css(box, { background: { desktop: { backgroundImage } } })).not.toContain('url(')
    }
  })

  test('a gradient', () => {
    const stops = [
      { color: 'primary', position: 0 },
      { color: '#fff', position: 80 },
    ]
    expect(rules({ background: { desktop: { gradient: { type: 'linear', angle: 90, stops } } } }).desktop).toContain(
      'background-image:linear-gradient(90deg,var(--theme-primary) 0%,#fff 80%)',
    )
  })

  test('border flags (OPEN-131), radius and shadows of 5, 10 and 15 px (STYLE-020, STYLE-021, STYLE-022)', () => {
    const of = (border: object) => rules({ border: { desktop: border } }).desktop
    expect(of({ borderTop: true, borderLeft: true, borderWidth: 2, borderColor: 'primary' })).toContain(
      'border-top:2px solid var(--theme-primary);border-left:2px solid var(--theme-primary)',
    )
    expect(of({ border: 'all' })).toContain('border:1px solid #000000')
    expect(of({ border: 'bottom', borderStyle: 'dashed' })).toContain('border-bottom:1px dashed #000000')
    expect(of({ borderRadius: 6, boxShadow: 'medium' })).toContain(
      'border-radius:6px;box-shadow:0 0 10px rgba(0,0,0,.25)',
    )
    expect(of({ boxShadow: 'small' })).toContain('0 0 5px')
    expect(of({ boxShadow: 'large' })).toContain('0 0 15px')
  })

  test('overflow: inherit writes no declaration (OPEN-208)', () => {
    expect(css(box, { overflow: 'inherit' })).not.toContain('overflow')
    expect(css(box, { overflow: 'hidden' })).toContain('overflow:hidden')
  })

  test('each device class is hidden for itself (BLK-COMMON-004, BLK-COMMON-005, BLK-COMMON-006), and shown in the canvas (BLK-COMMON-008)', () => {
    const hide = (prop: string) => css(box, { [prop]: false })
    expect(hide('showOnDesktop')).toContain('@media (min-width: 992px){.b-n1{display:none!important}}')
    expect(hide('showOnTablet')).toContain(
      '@media (min-width: 768px) and (max-width: 991.98px){.b-n1{display:none!important}}',
    )
    expect(hide('showOnMobile')).toContain('@media (max-width: 767.98px){.b-n1{display:none!important}}')
    expect(css(box, { showOnDesktop: false, showOnMobile: false }, 'canvas')).not.toContain('display:none')
  })

  test("a block's own rules; a value that would break out is left out (T6)", () => {
    expect(css(plain, { tint: 'red', size: 2 })).toBe(
      '@layer nodes{.b-n1{color:red}@media (max-width: 767.98px){.b-n1 > img{width:2rem}}}',
    )
    expect(css(plain, { tint: 'red}body{display:none' })).not.toContain('body')
  })

  test('custom CSS stands in the strongest layer (BLK-COMMON-010)', () => {
    expect(css(box, { customCss: 'color:red' })).toContain('@layer user{.b-n1{color:red}}')
  })
})
