// The English texts of the admin, read from the sources: a language has each of them, and nothing else.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** Members of definitions that screens translate when they show them. */
const shown = new Set(['title', 'label', 'description', 'detail', 'hint', 'placeholder', 'text', 'noun', 'plural'])
/** Objects whose values are shown: rights by their area. */
const shownWholly = new Set(['permissions'])
const isTest = /\.(test|spec|fixtures?)\.[cm]?[jt]sx?$|\/(fixtures|testing|e2e)\//

/** What each catalogue is made from: the admin's own, and one for each module with screens. */
export function sourcesOf(root) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n')
  const sources = new Map()
  for (const file of files) {
    const owner = ownerOf(file)
    if (owner === undefined || isTest.test(file)) continue
    sources.set(owner, [...(sources.get(owner) ?? []), file])
  }
  return sources
}

function ownerOf(file) {
  const plugin = /^(plugins\/[^/]+)\/src\/(?!texts|server|site)/.exec(file)?.[1]
  if (plugin) return plugin
  if (/^admin\/src\/(?!surface|texts)/.test(file)) return 'admin'
  if (/^sdk\/src\/(?!server|site|cli|testing|check|texts|visitor|platform)/.test(file)) return 'admin'
  return /^blocks\/[^/]+\/src\//.test(file) ? 'admin' : undefined
}

/** English texts in a file: those passed to a translator, and the members of definitions that are shown. */
export function textsIn(source, file = 'source.tsx') {
  const found = new Set()
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return
    if (isTranslation(node)) for (const text of literalsIn(node.arguments[0])) found.add(text)
    if (node.type === 'Property' && shown.has(nameOf(node.key))) {
      for (const text of literalsIn(node.value)) found.add(text)
    }
    if (node.type === 'Property' && shownWholly.has(nameOf(node.key)) && node.value.type === 'ObjectExpression') {
      for (const { value } of node.value.properties) for (const text of literalsIn(value)) found.add(text)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }))
  return [...found].filter((text) => /\p{L}{2}/u.test(text))
}

const isTranslation = ({ type, callee, arguments: [first] = [] }) =>
  type === 'CallExpression' && callee.type === 'Identifier' && (callee.name === 't' || callee.name === 'own') && first

const nameOf = (key) => key.name ?? key.value

/** The strings that an expression can be: of a choice both, of anything that is worked out none. */
function literalsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [node.quasis[0].value.cooked] : []
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsIn(node.expression)
    default:
      return []
  }
}

/** Texts by catalogue. */
export function textsByCatalogue(root) {
  return new Map(
    [...sourcesOf(root)].map(([owner, files]) => {
      const texts = files.flatMap((file) => textsIn(readFileSync(join(root, file), 'utf8'), file))
      return [owner, [...new Set(texts)].sort()]
    }),
  )
}
