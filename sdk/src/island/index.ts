import type { ComponentType } from 'react'
import type { ClientMount } from '../renderer/define.ts'

/**
 * The `mount` of a package whose renderer puts an `island`: React takes over what the server rendered, with the same
 * props and the same ids. React comes as one file for all packages and the component as a file of its own, both only
 * now; so the component must be had by `import()`. One that throws later leaves what the server rendered.
 *
 * Rejects when one of the files can't be had; the page then says so in the console and the HTML stays.
 *
 * @example export const mount = reactIsland(async () => (await import('./questions.tsx')).Questions)
 */
export function reactIsland<Props extends object>(component: () => Promise<ComponentType<Props>>): ClientMount<Props> {
  return async (element, props) => {
    const [{ createElement }, { hydrateRoot }, found] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      component(),
    ])
    const rendered = [...element.childNodes].map((node) => node.cloneNode(true))
    hydrateRoot(element, createElement(found, props), {
      identifierPrefix: element.dataset['react'] ?? '',
      onUncaughtError(error) {
        console.error(error)
        element.replaceChildren(...rendered)
      },
    })
  }
}
