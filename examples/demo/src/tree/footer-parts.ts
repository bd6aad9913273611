import { type Branch, container, copyright, text, textbox } from './index.ts'

/** A list of links under a bold title. */
export function linkList(title: string, links: readonly (readonly [label: string, href: string])[]): Branch {
  const items = links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('')
  return textbox({
    text: `<p><strong>${title}</strong></p><ul>${items}</ul>`,
    listStyle: 'links',
  })
}

/** The last lines of the page. */
export function imprint(): Branch {
  return container(
    {
      padding: { desktop: { top: 0, right: 0, bottom: 0, left: 0 } },
      alignment: { desktop: { width: 100, widthUnit: '%', gap: 4 } },
    },
    copyright(),
    text({
      text: 'A demonstration site: the people, prices and places are invented.',
      look: 'small',
    }),
  )
}
