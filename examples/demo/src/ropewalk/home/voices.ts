import { type Branch, container, contentSlider, divider, into, section, textbox } from '../../tree/index.ts'
import { band } from '../../tree/parts.ts'

/** What customers say, behind a line of waves. */
export function voices(): readonly Branch[] {
  return [
    section(
      { padding: { desktop: { top: 0, bottom: 0 } } },
      container(
        { padding: { desktop: { top: 0, bottom: 0 } } },
        divider({
          style: 'wave',
          waveCount: 9,
          waveHeight: 14,
          height: 60,
          dividerColor: 'secondary',
          backgroundColor: '',
        }),
      ),
    ),
    band('secondary', slider()),
  ]
}

function slider(): Branch {
  const quotes = [
    [
      'They sent a photo of the old bearing next to the new one, and a price, before I had finished my coffee. I said yes from the ferry.',
      'Greta L.',
      'Norrbeck Skua 700',
    ],
    [
      'I asked for louder. They talked me into quieter and lighter. It is the best money I have not spent.',
      'Jasper T.',
      'Halvard Fjell 650',
    ],
    [
      'My grandmother’s bicycle came back with her scratches still on it and everything else new.',
      'Mirela D.',
      'a bicycle from 1958',
    ],
  ] as const
  const idOf = (index: number) => `voice-${index + 1}`
  return contentSlider(
    {
      transitionStyle: 'slide',
      slides: quotes.map(([, name], index) => ({ id: idOf(index), containerId: idOf(index), title: name })),
    },
    ...quotes.flatMap(([words, name, machine], index) =>
      into(
        `slide:${idOf(index)}`,
        textbox({ text: `<blockquote>${words}</blockquote>` }),
        textbox({ text: `<p><strong>${name}</strong>, ${machine}</p>`, look: 'small' }),
      ),
    ),
  )
}
