import { type Art, type Branch, container, section, text } from '../tree/index.ts'

/** A still map from edge to edge with the address on a white card. */
export function address(art: Art, words: string): Branch {
  return section(
    {
      padding: { desktop: { top: 0, bottom: 0 } },
      background: { desktop: { backgroundColor: 'light', backgroundImage: art('map') } },
    },
    container(
      {
        padding: { desktop: { top: 170, bottom: 48 }, tablet: { top: 300 }, mobile: { top: 260, bottom: 16 } },
        alignment: { desktop: { gap: 0 } },
      },
      container(
        {
          padding: { desktop: { top: 28, right: 32, bottom: 28, left: 32 } },
          alignment: { desktop: { width: 420, gap: 8 } },
          background: { desktop: { backgroundColor: '#ffffff' } },
          border: { desktop: { borderRadius: 4 } },
          margin: { desktop: { left: 0 } },
          shadow: 'large',
        },
        text({ tag: 'h2', text: '41 Ropewalk Lane', look: 'h3' }),
        text({ text: words }),
      ),
    ),
  )
}
