import { type Branch, container, copyright, text, textbox } from './index.ts'

/** A list of links under a bold title. */
export function linkList(title: string, links: readonly (readonly [label: string, href: string])[]): Branch {
  const items = links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('')
  return textbox({
    text: `<p><strong>${title}</strong></p><ul>${items}</ul>`,
    customCss: `
      & { font: 500 1rem/1.5 var(--font-ui) }
      & ul { list-style: none; padding: 0 }
      & a { display: inline-block; padding-block: 4px; color: inherit; text-decoration: none }
      & a:hover { text-decoration: underline }`,
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
      customCss: 'font: 500 var(--fs-s)/1.5 var(--font-ui); color: var(--muted); max-width: none',
    }),
  )
}
