import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './logo.tsx'

const picture = {
  src: '/media/1/mark.webp',
  srcSet: '/media/1/mark.webp?w=320 320w',
  altText: 'A mark',
  priority: true,
}

test('a logo says how wide it is shown, and has nothing that is no attribute of an image', () => {
  const html = renderToStaticMarkup(<Logo picture={{ ...picture, width: 600, height: 200 }} name="Halfmoon" />)
  expect(html).toContain('sizes="132px"')
  expect(html).toContain('alt="Halfmoon"')
  expect(html).not.toMatch(/altText|priority/i)
})

test('a logo whose shape is not known has one file', () => {
  expect(renderToStaticMarkup(<Logo picture={picture} name="Halfmoon" />)).not.toMatch(/srcset|sizes/i)
})
