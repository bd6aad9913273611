import type { SeedPage } from '../seed/api.ts'
import { type Art, type Branch, button, container, page, section, text, textbox } from '../tree/index.ts'
import { lead, picture } from '../tree/parts.ts'

// Small pages in every state that a page can be in, so that the list of pages has something to show.

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

function notice(title: string, opening: string, ...blocks: readonly Branch[]) {
  return page(
    section(
      {},
      container(
        { padding: { desktop: { top: 48, bottom: 64 } }, alignment: { desktop: { gap: 28 } } },
        text({ tag: 'h1', text: title }),
        lead(opening),
        ...blocks,
      ),
    ),
  )
}

/** Published, below another page. */
export const guarantee = (): SeedPage => ({
  title: 'Guarantee',
  slug: 'services/guarantee',
  status: 'published',
  excerpt: 'Twelve months or 10,000 kilometres on our work, whichever ends later.',
  showPageTitle: false,
  content: notice(
    'Guarantee',
    'Twelve months or 10,000 kilometres on our work, whichever ends later. We do mean later.',
    textbox({
      text: '<p>If something we touched comes loose, leaks or rattles, bring it back. We look at it the same day and mend it at our cost. Parts you brought yourself are the exception: we guarantee the fitting, not the part.</p><p>You need no paper. Every job is on its work order, with photos, and we keep those longer than you will keep the bike.</p>',
    }),
    button({ text: 'Tell us what it does', href: '/contact' }),
  ),
})

/** Comes out by itself in three weeks. */
export const winterStorage = (art: Art): SeedPage => ({
  title: 'Winter storage: reserve a space',
  slug: 'services/winter-storage',
  status: 'published',
  publish_date: inDays(21),
  excerpt: 'Forty bikes sleep upstairs.',
  image: art('hero-bench'),
  showPageTitle: false,
  content: notice(
    'Forty bikes sleep upstairs.',
    'Winter storage in the net loft, from November to April. We charge the battery, turn the wheels and read them the forecast.',
    picture(art('blog-winter'), 'A covered motorcycle in falling snow between dark firs', {
      desktop: 420,
      mobile: 250,
    }),
    button({ text: 'Reserve a space', href: '/book' }),
  ),
})

/** Nobody but staff has seen it yet. */
export const springCheck = (): SeedPage => ({
  title: 'Spring check',
  slug: 'services/spring-check',
  excerpt: 'What we look at before the first ride.',
  showPageTitle: false,
  content: notice(
    'Spring check',
    'Forty minutes on the bench, eleven things to look at, one price.',
    textbox({
      text: '<ul><li>Tyres, for age as well as tread</li><li>Brake fluid and pads</li><li>Chain, sprockets, spokes</li><li>Battery under load</li></ul><p>Prices to follow: Maren wants to time it first.</p>',
    }),
  ),
})

/** Leaves by itself after the day is over. */
export const ropeDay = (art: Art): SeedPage => ({
  title: 'Rope day',
  slug: 'about/rope-day',
  status: 'published',
  unpublish_date: inDays(240),
  excerpt: 'Three strands, twelve metres, every first of July.',
  image: art('hero-road'),
  showPageTitle: false,
  content: notice(
    'Rope day',
    'Three strands, twelve metres, every first of July, with the doors open. You are invited; wear gloves.',
    picture(art('about-shed'), 'The long red shed with its row of white windows', { desktop: 420, mobile: 250 }),
    textbox({
      text: '<p>We begin at ten, at the east end, and walk. Whoever holds the strand holds it until the west door. There is soup.</p>',
    }),
  ),
})

/** Over and put away. */
export const summerHours = (): SeedPage => ({
  title: 'Summer hours 2025',
  slug: 'notices/summer-hours-2025',
  status: 'archived',
  excerpt: 'Open on Mondays in July and August.',
  showPageTitle: false,
  content: notice('Summer hours', 'In July and August the east door is open on Mondays too, 8 to noon.'),
})
