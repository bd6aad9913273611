import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { container } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(container, renderer, fixtures))('$name', ({ run }) => run())

it('pads 32 px above and below and 16 at the sides (BLK-CONTAINER-012, BLK-CONTAINER-013)', () => {
  expect(renderBlock(container, renderer).css).toMatch(/\.b-n1\{[^}]*padding:32px 16px/)
})

it('is 1320 px wide with a gap of 16 px (STYLE-008, STYLE-009), and as wide as it can be when fluid (BLK-CONTAINER-010)', () => {
  const { css } = renderBlock(container, renderer)
  expect(css).toContain('1320px')
  expect(css).toContain('gap:16px')
  const fluid = renderBlock(container, renderer, { props: { alignment: { desktop: { fluid: true } } } }).css
  expect(fluid).not.toContain('1320px')
})

it('aligns its children (BLK-CONTAINER-007, BLK-CONTAINER-008)', () => {
  const { css } = renderBlock(container, renderer, { props: fixtures.aligned.props })
  expect(css).toContain('flex-flow:row var(--row-wrap,nowrap)')
  expect(css).toContain('justify-content:center')
  expect(css).toContain('gap:2rem')
})

it('draws border, radius and shadow (BLK-CONTAINER-011)', () => {
  const { css } = renderBlock(container, renderer, { props: fixtures.aligned.props })
  expect(css).toContain('border-radius:10px')
  expect(css).toContain('0 0 10px rgba(0,0,0,.25)')
})

it('has settings of its own per device (BLK-CONTAINER-001)', () => {
  const { css } = renderBlock(container, renderer, {
    props: { padding: { desktop: { top: 70 }, tablet: { top: 30 }, mobile: { top: 10 } } },
  })
  expect(css).toMatch(/padding:70px 16px 32px/)
  expect(css).toMatch(/max-width: ?991\.98px[^@]*30px/)
  expect(css).toMatch(/max-width: ?767\.98px[^@]*10px/)
})

it('holds what stands in containers, but neither sections nor wrappers (BLK-COMMON-016)', () => {
  expect(container.nesting).toEqual({ in: ['section', 'container'], as: 'container' })
})

const css = (props: Readonly<Record<string, unknown>>, view = {}) =>
  renderBlock(container, renderer, { props, view }).css
const background = (values: object, more: object = {}) => ({ background: { desktop: values }, ...more })

it('clips what overflows, and takes CSS of its own (BLK-CONTAINER-002)', () => {
  expect(css({})).not.toContain('overflow')
  expect(css({ overflow: 'hidden' })).toContain('overflow:hidden')
  // The host compiles it, so a renderer's own rules have none of it.
  expect(container.common).toContain('customCss')
  expect(Value.Check(container.schema, fillProps(container, { customCss: 'opacity: 0.5' }))).toBe(true)
})

it('mirrors its picture, and its words never (BLK-CONTAINER-002)', () => {
  const picture = { backgroundImage: '/media/1/a.webp' }
  expect(css(background(picture))).not.toMatch(/-1/)
  const mirrored = css(background(picture, { flipBackgroundImageHorizontally: true }))
  expect(mirrored).toMatch(/::?before[^{]*\{[^}]*(scaleX\(-1\)|scale:-1 1)/)
})

it('comes into sight as it was told, and a shadow of the border overrides its own (BLK-CONTAINER-002, OPEN-210, OPEN-211)', () => {
  expect(fillProps(container, {})).toMatchObject({
    ...{ overflow: 'inherit', customCss: '', animation: 'none', animationDelay: 0, shadow: 'none' },
    flipBackgroundImageHorizontally: false,
  })
  expect(css({})).not.toMatch(/box-shadow|--enter/)
  expect(css({ shadow: 'small' })).toContain('box-shadow:0 0 5px rgba(0,0,0,.25)')
  const both = css({ shadow: 'small', border: { desktop: { boxShadow: 'large' } } })
  expect(both).toContain('box-shadow:0 0 15px rgba(0,0,0,.25)')
  expect(both).not.toContain('0 0 5px')
  const entering = { animation: 'slide-up', animationDelay: 250 }
  expect(css(entering)).toContain('--enter-delay:250ms')
  expect(renderBlock(container, renderer, { props: entering }).html).toContain('data-enter="slide-up"')
  const canvas = renderBlock(container, renderer, { props: entering, view: { mode: 'canvas' } })
  expect(canvas.html).not.toContain('data-enter')
  for (const animation of ['bounce', 'Fade-in', 1]) {
    expect(Value.Check(container.schema, fillProps(container, { animation })), String(animation)).toBe(false)
  }
})

it('draws its picture or the page’s, placed as it was told (BLK-CONTAINER-004)', () => {
  const sheet = css(
    background({
      ...{ backgroundImage: '/media/1/a.webp', backgroundPositionX: '10%', backgroundPositionY: '20px' },
      ...{
        backgroundSize: 'contain',
        backgroundRepeat: 'repeat-x',
        backgroundAttachment: 'fixed',
        backgroundColor: 'info',
      },
    }),
  )
  for (const declaration of [
    'background-image:url("/media/1/a.webp")',
    'background-position:10% 20px',
    'background-size:contain',
    'background-repeat:repeat-x',
    'background-attachment:fixed',
    'background-color:var(--theme-info)',
  ]) {
    expect(sheet).toContain(declaration)
  }
  const page = { id: 1, title: '', slug: '', excerpt: '', image: '/media/2/page.webp', isHome: false }
  expect(css(background({ usePageImage: true }), { page })).toContain('url("/media/2/page.webp")')
})

it('mirrors the picture and not what stands on it (BLK-CONTAINER-003)', () => {
  const mirrored = css(background({ backgroundImage: '/a.webp' }, { flipBackgroundImageHorizontally: true }))
  expect(mirrored).toMatch(/\.b-n1::before\{[^}]*url\("\/a\.webp"\)[^}]*scale:-1 1/)
  expect(mirrored).not.toMatch(/\.b-n1\{[^}]*scale/)
  expect(css(background({ backgroundImage: '/a.webp' }))).not.toContain('scale')
})

it('lays an overlay over it (BLK-CONTAINER-005, OPEN-209) and lets it grow under the pointer (BLK-CONTAINER-006)', () => {
  const overlaySettings = { enabled: true, overlayColor: '#112233', overlayOpacity: 0.4 }
  expect(css(background({ backgroundImage: '/a.webp', overlaySettings }))).toMatch(/linear-gradient\([^)]*#112233/)
  const zoomed = css(background({ backgroundImage: '/a.webp', zoomInOnHover: true }))
  expect(zoomed).toMatch(/\.b-n1:hover::before\{scale:1\.035/)
})

it('is as wide and high as it was told, each with a unit or auto (BLK-CONTAINER-009)', () => {
  const sized = css({
    alignment: { desktop: { width: 60, widthUnit: 'vw', heightAuto: false, height: 40, heightUnit: 'rem' } },
  })
  expect(sized).toContain('60vw')
  expect(sized).toContain('40rem')
  expect(css({ alignment: { desktop: { widthAuto: true } } })).not.toContain('1320px')
})
