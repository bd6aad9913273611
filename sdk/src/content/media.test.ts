import { expect, it } from 'vitest'
import { mediaIdsIn } from './media.ts'

it('files of the media library are found in addresses, lists and rich text, each once', () => {
  const content = {
    nodes: {
      a: { props: { src: '/media/7/vase.webp', background: { desktop: { backgroundImage: '/media/12/a.png' } } } },
      b: {
        props: { html: '<p><a href="/media/3/price-list.pdf">List</a> and <a href="/media/7/vase.webp">Vase</a></p>' },
      },
      c: { props: { src: 'https://example.com/a.png', list: ['/media/x/y', '/media/0/z', null, 5] } },
    },
  }
  expect(mediaIdsIn(content)).toEqual([3, 7, 12])
})
