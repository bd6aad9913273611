import type { Content } from '@ashlar/sdk'
import {
  type Art,
  type Branch,
  button,
  column,
  container,
  image,
  page,
  row,
  section,
  text,
  textbox,
} from '../tree/index.ts'
import { band, figure, figures, heading, lead, picture, portraits } from '../tree/parts.ts'
import { history } from './history.ts'

export function about(art: Art): Content {
  return page(opening(), shed(art), line(), history('light'), numbers(), people(art), invitation(art))
}

function opening(): Branch {
  return section(
    {},
    container(
      { padding: { desktop: { top: 48 } }, alignment: { desktop: { gap: 28 } } },
      text({
        tag: 'h1',
        text: 'A very long room for a very simple idea',
        maxWidth: 12,
      }),
      lead(
        'Rope is made by walking. You need a room as long as the rope, and you go up and down it all day. When we found the place empty, the room was already telling us how to run a workshop.',
      ),
    ),
  )
}

/** From edge to edge. */
function shed(art: Art): Branch {
  return section(
    { padding: { desktop: { top: 0, bottom: 0 } } },
    container(
      { padding: { desktop: { top: 0, bottom: 0 } } },
      image({
        src: art('about-shed'),
        altText: 'The long red shed with its row of white windows, a bicycle and a motorcycle in front',
        isEdgeToEdge: true,
        dimensions: {
          desktop: { height: 560, heightAuto: false },
          ...{ tablet: { height: 380 }, mobile: { height: 260 } },
        },
      }),
    ),
  )
}

function line(): Branch {
  return band(
    '',
    row(
      { columns: 2 },
      column({}, text({ tag: 'h2', text: 'Why a line, and not a row of ramps' })),
      column(
        {},
        textbox({
          text: '<p>In most shops a bike is pushed from corner to corner until somebody has time for it. Here it goes one way. It is checked in at the east door, quoted at the first window, mended along the wall and tested on the shore road. When it reaches the west door it is finished, because there is nowhere else to put it.</p><p>That is the whole method. It makes us quick, and it makes us honest: nine bays, nine jobs, and everyone can see how long each has been standing there.</p><p>We still make rope, by the way. Three strands, twelve metres, every <a href="/about/rope-day">first of July</a>, with the doors open. You are invited; wear gloves.</p>',
        }),
      ),
    ),
  )
}

function numbers(): Branch {
  return band(
    '',
    figures(
      figure(11, 'people on the payroll'),
      figure(9, 'bays along the wall'),
      figure(6400, 'work orders closed'),
      figure(98, 'per cent of quotes kept to the dollar', { suffix: ' %' }),
    ),
  )
}

function people(art: Art): Branch {
  const person = (name: string, text: string, picture: string, altText: string) => ({
    src: art(picture),
    altText,
    title: name,
    text,
  })
  return band(
    '',
    heading('Whose name is on the job', 'The person who takes your bike in hands it back.'),
    portraits(
      person('Maren Voss', 'Engines. Founder. Knows what that noise is.', 'person-maren', 'Portrait of Maren Voss'),
      person(
        'Joon Abernathy',
        'Wheels and bicycles. Founder. Builds by ear.',
        'person-joon',
        'Portrait of Joon Abernathy',
      ),
      person('Desmond Okoro', 'Front desk, quotes, maps. Founder.', 'person-desmond', 'Portrait of Desmond Okoro'),
      person('Ilse Tancred', 'Net loft. Canvas, leather, patience.', 'person-ilse', 'Portrait of Ilse Tancred'),
      person(
        'Walt Pettigrew',
        'Machinist. Retired twice, came back twice.',
        'person-walt',
        'Portrait of Walt Pettigrew',
      ),
      person(
        'Tobiah Reyes',
        'Apprentice. Thirty-one wheels and counting.',
        'person-tobiah',
        'Portrait of Tobiah Reyes',
      ),
    ),
  )
}

function invitation(art: Art): Branch {
  return band(
    'light',
    row(
      { columns: 2, alignItems: 'center' },
      column(
        {},
        text({ tag: 'h2', text: 'Come and look' }),
        lead(
          'The doors are open on the first Saturday of the month. Walt will show you the lathe whether you ask or not.',
        ),
        button({ text: 'Find the east door', href: '/contact' }),
      ),
      column(
        {},
        picture(art('hero-bench'), 'The bench under its row of windows, a bicycle and a motorcycle on the stands', {
          desktop: 420,
          mobile: 260,
        }),
      ),
    ),
  )
}
