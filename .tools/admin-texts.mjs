// The English texts of the admin, read from the sources: a language has each of them, and nothing else.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** Members of definitions that screens translate when they show them. */
const shown = new Set([
  ...['title', 'print', 'subtitle', 'label', 'description', 'detail', 'hint', 'note', 'placeholder', 'text', 'empty'],
  ...['noun', 'plural', 'group', 'words', 'unnamed'],
])
/** Objects whose values are shown: rights by their area, kinds of notices, words for the values of a choice, and for fields. */
const shownWholly = new Set(['permissions', 'options', 'choices', 'notices', 'hints', 'messages'])
const isTest = /visitor-texts|\/generated\/|\/texts\/|\.(test|spec|fixtures?)\.[cm]?[jt]sx?$|\/(fixtures|testing|e2e)\//

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
  if (/^sdk\/src\/(platform\/module\.ts|(?!server|site|cli|testing|check|texts|visitor|platform).*)$/.test(file))
    return 'admin'
  // Patterns are data: their names come from `textsOfPatterns`, and what stands in their blocks becomes a page's own.
  return /^blocks\/(?!patterns\/)[^/]+\/src\//.test(file) ? 'admin' : undefined
}

/** Code of screens, where each sentence is shown. */
const screens =
  /^admin\/|^sdk\/src\/(admin|editor|content|forms|grid|media|records|sorting|tables|ui)\/|^plugins\/[^/]+\/src\/admin\//

/** Steps, checks, names of keys and the like stand in lists, from which a translator is given one. */
const isSentence = (text) => /^[\p{Lu}“].*\s/u.test(text) && !/^(Ctrl|Shift|Alt)\b|^M[\d.]|^([A-Z]{2,3} )+/.test(text)
const isWord = (text) => /^\p{Lu}/u.test(text)

/** English texts in a file: those passed to a translator, the members of definitions that are shown, and sentences. */
export function textsIn(source, file = 'source.tsx') {
  const isText = /words\.ts$/.test(file) ? isWord : screens.test(file) ? isSentence : () => false
  const found = new Set()
  const lists = new Map()
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return
    // What a developer is told stays English.
    if (node.type === 'NewExpression' && /Error$/.test(node.callee.name))
      return visit(node.arguments.filter(isTranslation))
    if (node.type === 'Literal' && typeof node.value === 'string' && isText(node.value)) found.add(node.value)
    if (node.type === 'VariableDeclarator') lists.set(node.id.name, node.init)
    if (isTranslation(node)) for (const text of textsOf(node.arguments[0])) found.add(text)
    if (node.type === 'JSXAttribute' && shown.has(node.name.name)) {
      for (const text of literalsIn(node.value)) found.add(text)
    }
    if (node.type === 'Property' && shown.has(nameOf(node.key))) {
      for (const text of literalsIn(node.value)) found.add(text)
    }
    if (node.type === 'Property' && shownWholly.has(nameOf(node.key)) && node.value.type === 'ObjectExpression') {
      for (const { value } of node.value.properties) for (const text of literalsIn(value)) found.add(text)
    }
    for (const child of Object.values(node)) visit(child)
  }
  /** What a translator is given, or the whole list from which it is chosen. */
  const textsOf = (node) => {
    if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
    const list = node.type === 'MemberExpression' && node.computed ? lists.get(node.object.name) : undefined
    return list?.type === 'ObjectExpression'
      ? list.properties.flatMap(({ value }) => literalsIn(value))
      : literalsIn(node)
  }
  visit(parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }))
  // Addresses, names of icons and examples are no words.
  return [...found].filter(
    (text) => /\p{L}{2}/u.test(text) && !/^[/@]\S*$|^[a-z]+-[a-z-]+$|^\S+@example\.com$/.test(text),
  )
}

const isTranslation = ({ type, callee, arguments: [first] = [] }) =>
  type === 'CallExpression' && first && (['t', 'own'].includes(callee.name) || callee.callee?.name === 'texts')

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
    case 'LogicalExpression':
      return [...literalsIn(node.left), ...literalsIn(node.right)]
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

/** What the pattern library shows of the patterns of a package. */
export function textsOfPatterns({ patterns, pages, sites }) {
  const described = [...pages, ...sites].flatMap(({ title, description }) => [title, description])
  const ofPages = sites.flatMap((site) => site.pages.map(({ title }) => title))
  return [...new Set([...patterns.map(({ title }) => title), ...described, ...ofPages])]
}
