import type { Pattern } from '@ashlar/sdk'
import { band, block, column, container, group, into, picture, row, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { addressOf, altTextOf, type PictureName, pictureItems } from '../pictures.ts'
import { endButtons, heading, lead, more, point, quiet, small, subject, title } from '../words.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

/** Pictures in columns; a click enlarges them. */
export const galleryColumns = (name = 'Lately', subtitle = 'Nine pieces that left the workshop this spring.') =>
  band(
    {},
    heading(name, subtitle),
    block('gallery', {
      ...flat,
      images: pictureItems('vessels', 'leaf', 'hills', 'stairs', 'bench', 'facade', 'night', 'window', 'room'),
      mobileColumns: 2,
    }),
  )

/** One large picture, and two small ones beside it. */
export const galleryMosaic = () =>
  section(
    { room: 'usual' },
    container(
      { gap: 40 },
      heading('Three views of one house', 'Finished last autumn, on a slope that nobody wanted.'),
      row(
        { gap: 16, rowGap: 16 },
        column([8, 12, 12], 0, picture('arch', [616, 440, 280])),
        column([4, 12, 12], 16, picture('facade', [300, 280, 220]), picture('night', [300, 280, 220])),
      ),
      small('Photographs: the name of the photographer'),
    ),
  )

/** Wide pictures, one at a time, on dark. */
const galleryCarousel = () =>
  band(
    { colour: 'dark' },
    title('A walk through the rooms'),
    block('image-carousel', {
      ...{ ...flat, fullWidth: true, height: 600, transitionStyle: 'slide' },
      images: pictureItems('room', 'arch', 'vessels', 'stairs'),
    }),
  )

type Work = readonly [picture: PictureName, name: string, words: string]

const works: readonly Work[] = [
  ['facade', 'Town house', 'Eleven flats and a yard with a tree.'],
  ['night', 'Cabin by the forest', 'Two rooms, one stove, no road.'],
  ['stairs', 'School staircase', 'Wide enough to sit on.'],
  ['window', 'Winter garden', 'Warm from February on, by the sun alone.'],
]

const work = ([name, words, text]: Work, span: readonly [number, number, number], height: number) =>
  column(span, 8, picture(name, [height, 320, 240], { url: '/portfolio' }), subject(words), quiet(text))

/** Works in two rows of uneven width, each with a name and a line. */
export const galleryWorks = (name = 'Selected works', list = works) =>
  band(
    {},
    heading(name, 'Choose one to see more of it.'),
    row(
      { rowGap: 56 },
      ...list.map((each, index) => work(each, [index % 4 === 0 || index % 4 === 3 ? 7 : 5, 6, 12], 420)),
    ),
  )

/** A picture from edge to edge, with a line below it. */
export const galleryWide = (
  name: PictureName = 'hills',
  words = 'The view from the terrace, in the first week of October.',
) => section({}, container({ gap: 16 }, picture(name, [620, 420, 260], { isEdgeToEdge: true }), small(words)))

const pieces: readonly Work[] = [
  ['vessels', 'Vase and bowl', 'Stoneware, matt white, from $48'],
  ['leaf', 'Print, large leaf', 'Linocut in 80 copies, $120'],
  ['room', 'Armchair', 'Oak and wool, $1,480'],
  ['bench', 'Set of tools', 'Ash and steel, $95'],
  ['table', 'Plates', 'Set of four, $140'],
]

/** A row of pieces that goes on sideways. */
const gallerySlider = () =>
  band(
    { colour: 'light' },
    row(
      { align: 'flex-end' },
      column([8, 8, 12], 12, title('New on the shelf'), lead('Single pieces. What is gone is gone.')),
      column([4, 4, 12], 0, endButtons(more(['All pieces', '/portfolio']))),
    ),
    block(
      'slider',
      {
        ...{ ...flat, numberOfSlides: pieces.length, slidesPerView: 4, autoplay: false },
        slides: pieces.map(([, name], index) => ({ id: `piece-${index + 1}`, title: name })),
      },
      ...pieces.flatMap(([name, words, text], index) =>
        into(
          `slide:piece-${index + 1}`,
          block('image', {
            ...{ ...flat, src: addressOf(name), altText: altTextOf(name) },
            dimensions: { desktop: { height: 260, heightAuto: false }, mobile: { height: 220, heightAuto: false } },
          }),
          point(words),
          small(text),
        ),
      ),
    ),
  )

/** Two tall pictures and words of different height, like a page of a magazine. */
const galleryStory = () =>
  band(
    { colour: 'secondary' },
    row(
      { align: 'center' },
      column([4, 6, 12], 0, picture('window', [560, 440, 320])),
      column([4, 6, 12], 0, picture('leaf', [420, 440, 320])),
      column(
        [4, 12, 12],
        16,
        group(
          { gap: 16 },
          title('What the light does'),
          quiet('The same room, four times a day. We waited for the hour in which it needs no lamp.'),
          more(['The whole story', '/portfolio']),
        ),
      ),
    ),
  )

const pattern = patternsOf('gallery')

export const galleryPatterns: readonly Pattern[] = [
  pattern('columns', 'Pictures in columns', ['masonry', 'photos'], galleryColumns()),
  pattern('mosaic', 'One large, two small', ['photos', 'grid'], galleryMosaic()),
  pattern('carousel', 'Wide carousel on dark', ['slideshow', 'photos'], galleryCarousel()),
  pattern('works', 'Selected works', ['portfolio', 'projects', 'case studies'], galleryWorks()),
  pattern('wide', 'Edge to edge', ['full width', 'panorama'], galleryWide()),
  pattern('slider', 'Row that goes on sideways', ['products', 'shelf', 'slider'], gallerySlider()),
  pattern('story', 'Pictures and words on colour', ['magazine', 'editorial'], galleryStory()),
]
