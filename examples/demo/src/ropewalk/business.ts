import type { Business } from '../seed/business.ts'
import { shopPictures } from '../seed/shop.ts'
import { privacy } from '../tree/privacy.ts'
import { about } from './about.ts'
import { book } from './book.ts'
import { contact } from './contact.ts'
import { customers } from './customers.ts'
import { documents } from './documents.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { mailing } from './mails.ts'
import { guarantee, ropeDay, springCheck, summerHours, winterStorage } from './notices.ts'
import { services } from './services.ts'
import { store } from './store.ts'
import { workshop } from './workshop.ts'

/** A workshop for motorcycles and bicycles in a rope works from 1887 on the Nova Scotia shore. */
export const ropewalk: Business = {
  name: 'Ropewalk Motor & Cycle',
  people: {
    owner: 'Maren Voss',
    administrator: 'Desmond Okoro',
    manager: 'Joon Abernathy',
    editor: 'Ilse Tancred',
    staff: 'Tobiah Reyes',
    customer: 'Greta Lindqvist',
  },
  pictures: {
    'mark-ropewalk': 'Ropewalk',
    'hero-shed': 'A long red shed on a pier over grey water, with a bicycle and two motorcycles in front of it',
    'hero-road': 'A motorcycle on the shore road between hills and water',
    'hero-bench': 'The bench under its row of windows, a bicycle and a motorcycle on the stands',
    'about-shed': 'The long red shed with its row of white windows, a bicycle and a motorcycle in front',
    map: 'The harbour with a pin on the longest roof',
    'texture-chart': '',
    'blog-freight': 'A small freighter with stacked containers in front of low hills',
    'blog-winter': 'A covered motorcycle in falling snow between dark firs',
    'work-01-harbour-twin': 'A red motorcycle with two cylinders in front of a pale moon',
    'work-02-slipway-single': 'A slim motorcycle with one cylinder',
    'work-03-fog-signal': 'A yellow bicycle with drop handlebars on a dark blue ground',
    'work-04-wheel': 'A hand-laced wheel on a red wall',
    'work-05-tank': 'A green fuel tank with a gold line',
    'work-06-pair': 'Two machines of one family, side by side',
    'work-07-engine': 'An engine seen from the side, cooling fins and all',
    'work-08-town-bike': 'A town bicycle on a yellow ground',
    'work-09-night': 'A motorcycle at night with its headlamp on',
    'person-maren': 'Portrait of Maren Voss',
    'person-joon': 'Portrait of Joon Abernathy',
    'person-desmond': 'Portrait of Desmond Okoro',
    'person-ilse': 'Portrait of Ilse Tancred',
    'person-walt': 'Portrait of Walt Pettigrew',
    'person-tobiah': 'Portrait of Tobiah Reyes',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`stamp-${number}`, ''])),
    ...shopPictures(store),
  },
  focalPoints: { 'hero-shed': [72, 70], 'hero-road': [66, 62], 'hero-bench': [62, 74] },
  settings: (art) => ({
    company_name: 'Ropewalk Motor & Cycle',
    favicon: art('mark-ropewalk'),
    language: 'en',
    theme_color_primary: '#B42A1C',
    theme_color_secondary: '#12303B',
    theme_color_tertiary: '#D9A441',
    theme_color_success: '#2C6A4A',
    theme_color_warning: '#E08A1E',
    theme_color_danger: '#9E1239',
    theme_color_dark: '#0B2029',
    theme_color_light: '#E9EEEE',
    theme_color_info: '#2F6271',
    theme_font_heading: 'Barlow',
    theme_font_body: 'Roboto Serif',
    theme_heading_weight: 700,
    theme_radius: 4,
    theme_radius_button: 4,
    // Journal joins when its package does: a link to nowhere is worse than none.
    navigation: {
      logo: 'Ropewalk',
      mainItems: [
        {
          title: 'Services',
          url: '/services',
          children: [
            { title: 'Motorcycles', url: '/services#motorcycles' },
            { title: 'Bicycles', url: '/services#bicycles' },
            { title: 'Custom builds', url: '/services#builds' },
            { title: 'Winter storage', url: '/services#storage' },
          ],
        },
        { title: 'Shop', url: '/store' },
        { title: 'About', url: '/about' },
        { title: 'Contact', url: '/contact' },
      ],
      rightItems: [{ type: 'button', title: 'Book the bench', url: '/book' }],
    },
    meta_description: 'Motorcycle and bicycle workshop in a 61-metre rope shed on the Nova Scotia shore.',
  }),
  footer,
  pages: (art) => [
    {
      title: 'Home',
      slug: '',
      status: 'published',
      excerpt: 'Motorcycle and bicycle workshop in a 61-metre rope shed on the Nova Scotia shore.',
      image: art('hero-shed'),
      metaTitle: 'Ropewalk Motor & Cycle, Tern Harbour',
      showPageTitle: false,
      content: home(art),
    },
    {
      title: 'Services and prices',
      slug: 'services',
      status: 'published',
      excerpt: 'Plain prices for motorcycles, bicycles, builds and winter storage.',
      image: art('work-01-harbour-twin'),
      showPageTitle: false,
      content: services(art),
      children: [guarantee(), winterStorage(art), springCheck()],
    },
    {
      title: 'About the shed',
      slug: 'about',
      status: 'published',
      excerpt: 'A rope works from 1887, three friends and a very long bench.',
      image: art('about-shed'),
      showPageTitle: false,
      content: about(art),
      children: [ropeDay(art)],
    },
    {
      title: 'Contact',
      slug: 'contact',
      status: 'published',
      excerpt: 'Book the bench, ask for a quote or come by.',
      image: art('work-09-night'),
      showPageTitle: false,
      content: contact(art),
    },
    {
      title: 'Book the bench',
      slug: 'book',
      status: 'published',
      excerpt: 'A day, a time and your machine: ask for a place on the bench.',
      image: art('hero-bench'),
      showPageTitle: false,
      content: book(art),
    },
    {
      title: 'Privacy',
      slug: 'privacy',
      status: 'published',
      excerpt: 'What we do with what you send us.',
      showPageTitle: false,
      content: privacy('We mend machines. What you tell us, we need for that.', 'ropewalk@example.com'),
    },
    { title: 'Seasonal notices', slug: 'notices', isDummy: true, children: [summerHours()] },
  ],
  customers,
  shop: store,
  boards: [workshop],
  documents,
  mailing,
  keepsVehicles: true,
}
