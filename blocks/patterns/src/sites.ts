import type { StarterSite } from '@ashlar/sdk'

/** Pages of which the first is the home page. */
export const sites: readonly StarterSite[] = [
  {
    id: 'workshop',
    title: 'Workshop',
    description: 'Five pages for a trade: what you make, what it costs, who you are and how to reach you.',
    pages: [
      { title: 'Home', slug: '', page: 'workshop-home' },
      { title: 'Services', slug: 'services', page: 'services' },
      { title: 'Projects', slug: 'portfolio', page: 'portfolio' },
      { title: 'About us', slug: 'about', page: 'about' },
      { title: 'Contact', slug: 'contact', page: 'contact' },
    ],
  },
  {
    id: 'cafe',
    title: 'Restaurant or café',
    description: 'Four pages for a place where people eat: the mood, the menu, the team and the way.',
    pages: [
      { title: 'Home', slug: '', page: 'cafe-home' },
      { title: 'Menu', slug: 'menu', page: 'menu' },
      { title: 'About us', slug: 'about', page: 'about' },
      { title: 'Contact', slug: 'contact', page: 'contact' },
    ],
  },
  {
    id: 'studio',
    title: 'Studio',
    description: 'Five pages for design or consulting: selected work, services, people and contact.',
    pages: [
      { title: 'Home', slug: '', page: 'studio-home' },
      { title: 'Work', slug: 'portfolio', page: 'portfolio' },
      { title: 'Services', slug: 'services', page: 'services' },
      { title: 'About us', slug: 'about', page: 'about' },
      { title: 'Contact', slug: 'contact', page: 'contact' },
    ],
  },
]
