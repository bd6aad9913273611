/** What the site puts around a page. */
export interface Around {
  readonly header: Element | undefined
  readonly footer: Element | undefined
  /** The style sheet of the whole page. */
  readonly css: string
}

/**
 * Header and footer of the page at an address, as the site renders them just now. An address with no page has them too.
 *
 * @throws when the site does not answer.
 */
export async function fetchAround(address: string, signal: AbortSignal): Promise<Around> {
  const reply = await fetch(address, { signal, headers: { accept: 'text/html' } })
  if (!reply.ok && reply.status !== 404) throw new Error(`The website responded with ${reply.status}.`)
  // The style is taken out first: even in a document that is only parsed, our policy reports an inline one.
  const inline: string[] = []
  const [start = '', ...styled] = (await reply.text()).split('<style>')
  const others = styled.map((part) => {
    const [css = '', ...after] = part.split('</style>')
    inline.push(css)
    return after.join('</style>')
  })
  const page = new DOMParser().parseFromString([start, ...others].join(''), 'text/html')
  const files = [...page.querySelectorAll('head link[rel=stylesheet]')].map(async (link) => {
    const file = await fetch(link.getAttribute('href') ?? '', { signal })
    return file.ok ? file.text() : ''
  })
  return {
    header: page.querySelector('body > header') ?? undefined,
    footer: page.querySelector('body > footer') ?? undefined,
    css: [...inline, ...(await Promise.all(files))].join('\n'),
  }
}
