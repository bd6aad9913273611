// Finds the regular expressions of a module with the parser that Vite carries.
import { parseSync } from 'vite'

/**
 * Every regular expression of a module: `{ source, flags, line }`. Those are literals, the arguments of `RegExp`, and
 * what schemas call `pattern`, whose texts may be put together from constants of the same module. One that is made at
 * run time from anything else is not seen.
 */
export function expressionsOf(path, text) {
  if (!/\/|pattern/.test(text)) return []
  const { program, errors } = parseSync(path, text)
  if (errors.length) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const constants = new Map()
  const found = []
  const add = (source, flags, { start }) =>
    source !== undefined && found.push({ source, flags, line: text.slice(0, start).split('\n').length })

  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const value = textOf(node.init, constants)
      if (value !== undefined) constants.set(node.id.name, value)
    }
    if (node.type === 'Literal' && node.regex) add(node.regex.pattern, node.regex.flags, node)
    if (/^(New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp' && node.arguments[0]) {
      const [source, flags] = node.arguments
      add(textOf(source, constants), flags ? (textOf(flags, constants) ?? '') : '', node)
    }
    if (node.type === 'Property' && (node.key.name ?? node.key.value) === 'pattern') {
      add(textOf(node.value, constants), 'u', node)
    }
  })
  return found
}

/** The text of a literal, a template or a sum of constants; undefined for any other. */
function textOf(node, constants) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'Identifier') return constants.get(node.name)
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return joined([node.left, node.right].map((side) => textOf(side, constants)))
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = node.quasis.flatMap(({ value }, i) => {
    const expression = node.expressions[i]
    return expression ? [value.cooked, textOf(expression, constants)] : [value.cooked]
  })
  return joined(parts)
}

const joined = (parts) => (parts.includes(undefined) ? undefined : parts.join(''))

function walk(node, visit) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (typeof node?.type === 'string') {
    visit(node)
    for (const key in node) if (typeof node[key] === 'object') walk(node[key], visit)
  }
}
