import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CssNode, SyntaxParseError } from 'css-tree'
import { walk } from '../css/css-tree.ts'
import { parseCss } from '../css/parse-css.ts'
import { inFolder } from './module-graph.ts'
import type { PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

/** Selectors that are the page's own: a block may not change what it does not render. */
const pageWide = new Set(['html', 'body', '*', ':root'])

/** The style sheet is self-contained and styles only its own blocks: it becomes a part of the one sheet of every page. */
export async function styleProblems({ folder, exports }: PackageFolder): Promise<Problem[]> {
  const path = exports['./style.css'] === undefined ? undefined : inFolder(folder, exports['./style.css'])
  if (path === undefined) return []
  const text = await readFile(join(folder, path), 'utf8').catch(() => '')
  const problems: Problem[] = []
  const add = (line: number | undefined, message: string, fix: string) =>
    problems.push({ rule: 'style', where: line === undefined ? path : `${path}:${line}`, message, fix })

  if (/<\/style/i.test(text)) add(undefined, 'It contains "</style", which would end the style sheet.', 'Remove it.')
  const onParseError = (error: SyntaxParseError) =>
    add(error.line, `It can't be read: ${error.message}.`, 'Fix the rule.')
  walk(parseCss(text, { positions: true, onParseError }), (node) => {
    const fault = faultOf(node)
    if (fault !== undefined) add(node.loc?.start.line, fault.message, fault.fix)
  })
  return problems
}

function faultOf(node: CssNode): Pick<Problem, 'message' | 'fix'> | undefined {
  if (node.type === 'Atrule' && ['import', 'charset', 'namespace'].includes(node.name.toLowerCase())) {
    return {
      message: `@${node.name} has no effect in the style sheet of a page.`,
      fix: 'Write the rules into style.css.',
    }
  }
  if (node.type === 'Url' && !/^(?:data:|#|\/)/i.test(node.value)) {
    const message = `url(${node.value.slice(0, 60)}) does not work on a page or loads from another server.`
    return { message, fix: 'Use a data: URL, or show the image in the renderer.' }
  }
  if (node.type === 'Selector') {
    const first = node.children.first
    const name =
      first?.type === 'TypeSelector' ? first.name : first?.type === 'PseudoClassSelector' ? `:${first.name}` : ''
    if (node.children.size === 1 && pageWide.has(name)) {
      const message = `The selector "${name}" changes the whole page, not the package's own blocks.`
      return { message, fix: 'Start the selector with a class of the block, such as .block-quote.' }
    }
  }
  return undefined
}
