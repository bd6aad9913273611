import type { Business } from '../seed/business.ts'
import { container, page, section, text } from '../tree/index.ts'
import { lead } from '../tree/parts.ts'
import { privacy } from '../tree/privacy.ts'
import { book } from './book.ts'
import { classes } from './classes.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { mailing } from './mails.ts'
import { visit } from './visit.ts'

/** A shared pottery studio in Saskatoon: another theme in every value, the same blocks. */
export const halfmoon: Business = {
  name: 'Halfmoon Clay',
  people: {
    owner: 'Odile Farrow',
    administrator: 'Petra Quill',
    manager: 'Anselm Roy',
    editor: 'Noor Haddad',
    staff: 'Wren Castellan',
    customer: 'Ida Brandt',
  },
  pictures: {
    'mark-halfmoon': 'Halfmoon Clay',
    'clay-hero': 'Two tall glazed vases and a bowl in front of a white arch and a yellow sun',
    'clay-wheel': 'Two hands shaping a bowl on a wheel',
    'clay-bowls': 'Three glazed bowls in a stack',
    'clay-kiln': 'Two pots glowing in the open kiln',
    'clay-vase': 'A green vase with a pale glaze running down',
    'clay-plates': 'Stacked plates and a tall vase on a shelf',
    'clay-mugs': 'Two mugs, one dark, one terracotta',
    'clay-jar': 'A round jar with a butter-coloured glaze',
  },
  focalPoints: {
    'clay-hero': [82, 60],
    'clay-wheel': [50, 62],
    'clay-bowls': [50, 82],
    'clay-vase': [50, 62],
    'clay-plates': [48, 60],
    'clay-mugs': [50, 80],
    'clay-jar': [50, 66],
  },
  settings: (art) => ({
    company_name: 'Halfmoon Clay',
    favicon: art('mark-halfmoon'),
    language: 'en',
    theme_color_primary: '#5B2A6E',
    theme_color_secondary: '#3F7259',
    theme_color_tertiary: '#F3DE9B',
    theme_color_success: '#2E7050',
    theme_color_warning: '#E9A23B',
    theme_color_danger: '#B3243F',
    theme_color_dark: '#2A1538',
    theme_color_light: '#F4EFF9',
    theme_color_info: '#4C5FA8',
    theme_font_heading: 'Raleway',
    theme_font_body: 'Raleway',
    theme_heading_weight: 300,
    theme_radius: 28,
    theme_radius_button: 60,
    navigation: {
      logo: 'Halfmoon Clay',
      mainItems: [
        { title: 'Classes', url: '/classes' },
        { title: 'Shelf', url: '/#shelf' },
        { title: 'Visit', url: '/visit' },
      ],
      rightItems: [{ type: 'button', title: 'Join a class', url: '/classes' }],
    },
    meta_description: 'A shared pottery studio on the riverbank in Saskatoon.',
  }),
  footer,
  pages: (art) => [
    {
      title: 'Home',
      slug: '',
      status: 'published',
      excerpt:
        'A shared pottery studio on the riverbank. Eight wheels, two kilns, and a shelf for everyone’s first wobbly bowl.',
      image: art('clay-hero'),
      metaTitle: 'Halfmoon Clay, Saskatoon',
      showPageTitle: false,
      content: home(art),
    },
    {
      title: 'Classes',
      slug: 'classes',
      status: 'published',
      excerpt: 'Six people, one teacher, no exams.',
      image: art('clay-wheel'),
      showPageTitle: false,
      content: classes(),
    },
    {
      title: 'Visit',
      slug: 'visit',
      status: 'published',
      excerpt: 'Ring the bell twice.',
      image: art('clay-plates'),
      showPageTitle: false,
      content: visit(art),
    },
    {
      title: 'Join a class',
      slug: 'book',
      status: 'published',
      excerpt: 'Which evening, and how many of you.',
      image: art('clay-wheel'),
      showPageTitle: false,
      content: book(art),
    },
    {
      title: 'Privacy',
      slug: 'privacy',
      status: 'published',
      excerpt: 'What we do with what you send us.',
      showPageTitle: false,
      content: privacy('We keep shelves for pots. For data we keep as few as we can.', 'halfmoon@example.com'),
    },
    {
      title: 'Glaze recipes',
      slug: 'glazes',
      excerpt: 'For members, once we agree on the celadon.',
      showPageTitle: false,
      content: page(
        section(
          {},
          container(
            { padding: { desktop: { top: 48, bottom: 64 } }, alignment: { desktop: { gap: 28 } } },
            text({ tag: 'h1', text: 'Glaze recipes' }),
            lead('Five glazes that have never let us down, and one that has, beautifully.'),
          ),
        ),
      ),
    },
  ],
  customers: [],
  boards: [],
  documents: [],
  mailing,
  shop: { categories: [], products: [] },
  keepsVehicles: false,
}
