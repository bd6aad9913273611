import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface LucideModule {
  readonly __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}

const name = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** One icon of the bundled set as a sprite of one symbol; undefined for a name that it does not have (OPEN-135). */
export async function iconSvg(icon: string): Promise<string | undefined> {
  if (!name.test(icon) || icon.length > 60) return undefined
  // By the names that icons had in older versions too, which content may still say.
  const { default: icons } = await import('lucide-react/dynamicIconImports')
  const load: unknown = Object.hasOwn(icons, icon) ? Reflect.get(icons, icon) : undefined
  const module: unknown = typeof load === 'function' ? await load() : undefined
  if (!isLucide(module)) return undefined
  const shapes = module.__iconData.node.map(([tag, { key, ...attributes }]) =>
    createElement(tag, { key, ...attributes }),
  )
  const symbol = createElement('symbol', { id: 'icon', viewBox: '0 0 24 24' }, shapes)
  return renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' }, symbol),
  )
}

function isLucide(module: unknown): module is LucideModule {
  return typeof module === 'object' && module !== null && '__iconData' in module
}
