import { block, container, group, section } from '../build.ts'
import { button, centredButtons, label, lead, pageTitle } from '../words.ts'

/** One screen with a date and a way to get in touch. */
export const comingSoon = () =>
  section(
    { picture: 'currents', colour: 'dark', veil: 0.55, height: 92 },
    container(
      { gap: 32, align: 'center' },
      group(
        { width: 860, align: 'center' },
        label('Opening in spring', 'center'),
        pageTitle('We are nearly ready', 'center'),
        lead('The new website is on its way. Until then you reach us by phone and email, as always.', 'center'),
      ),
      centredButtons(
        button(['Write to us', 'mailto:hello@example.com'], 'tertiary'),
        button(['555-0100', 'tel:+15550100'], 'outline-light'),
      ),
      block('social-links', {
        padding: { desktop: { top: 0, bottom: 0 } },
        align: 'center',
        links: [
          { id: 'first', href: 'https://www.instagram.com/yourname' },
          { id: 'second', href: 'https://www.facebook.com/yourname' },
        ],
      }),
    ),
  )
