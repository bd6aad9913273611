import { brandMarks } from '@ashlar/sdk/server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[]

interface LucideModule {
  readonly __iconData: { readonly node: Shapes }
}

const name = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** One icon of the bundled set, or a brand's mark, as a sprite of one symbol; undefined for an unknown name (OPEN-135). */
export async function iconSvg(icon: string): Promise<string | undefined> {
  if (!name.test(icon) || icon.length > 60) return undefined
  const drawn = Object.hasOwn(brandMarks, icon) ? brandMarks[icon] : await lucideShapes(icon)
  if (!drawn) return undefined
  const shapes = drawn.map(([tag, { key: _, ...attributes }], index) =>
    createElement(tag, { key: index, ...attributes }),
  )
  const symbol = createElement('symbol', { id: 'icon', viewBox: '0 0 24 24' }, shapes)
  return renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' }, symbol),
  )
}

async function lucideShapes(icon: string): Promise<Shapes | undefined> {
  // By the names that icons had in older versions too, which content may still say.
  const { default: icons } = await import('lucide-react/dynamicIconImports')
  const load: unknown = Object.hasOwn(icons, icon) ? Reflect.get(icons, icon) : undefined
  const module: unknown = typeof load === 'function' ? await load() : undefined
  return isLucide(module) ? module.__iconData.node : undefined
}

function isLucide(module: unknown): module is LucideModule {
  return typeof module === 'object' && module !== null && '__iconData' in module
}
