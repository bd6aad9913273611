import { type Art, type Branch, button, container, heroSlider, into, section, text } from '../../tree/index.ts'
import { pair, pictures } from '../../tree/parts.ts'

/** From edge to edge; it changes only when somebody asks. */
export function hero(art: Art): Branch {
  return section(
    { padding: { desktop: { top: 0, bottom: 0 } }, background: { desktop: { backgroundColor: 'light' } } },
    container(
      {
        padding: { desktop: { top: 0, right: 0, bottom: 0, left: 0 } },
        alignment: { desktop: { width: 100, widthUnit: '%' } },
      },
      heroSlider(
        {
          height: 680,
          transitionStyle: 'slide',
          slides: [
            { id: 'shed', title: 'In at the east door' },
            { id: 'road', title: 'Built for the road' },
            { id: 'loft', title: 'Winter in the net loft' },
          ],
          images: pictures(art('hero-shed'), art('hero-road'), art('hero-bench')),
        },
        ...into(
          'slide:shed',
          text({ tag: 'h1', text: 'In at the east door. Out the west, put right.' }),
          text({
            text: 'We mend, rebuild and look after motorcycles and bicycles in a rope shed 61 metres long. One bench line, one name on the job, one price before we start.',
          }),
          pair(
            button({ text: 'Book the bench', href: '/book', size: 'lg' }),
            button({ text: 'See what we do', href: '/services', variant: 'outline-dark', size: 'lg' }),
          ),
        ),
        ...into(
          'slide:road',
          text({ tag: 'h2', text: 'Built for the road you actually ride.' }),
          text({
            text: 'Custom machines from the frame up, drawn with you at the counter and finished by the people you drew them with.',
          }),
          pair(
            button({ text: 'Start a build', href: '/contact', size: 'lg' }),
            button({ text: 'Recent work', href: '#work', variant: 'outline-dark', size: 'lg' }),
          ),
        ),
        ...into(
          'slide:loft',
          text({ tag: 'h2', text: 'Forty bikes sleep upstairs.' }),
          text({
            text: 'Winter storage in the net loft, from November to April. We charge the battery, turn the wheels and read them the forecast.',
          }),
          pair(button({ text: 'Reserve a space', href: '/book', size: 'lg' })),
        ),
      ),
    ),
  )
}
