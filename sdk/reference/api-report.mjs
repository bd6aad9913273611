// The public types of each entry of the SDK as text, so that a change of them is seen and reviewed:
// `node sdk/reference/api-report.mjs` writes sdk/api/*.api.md. (API Extractor 7.60 gives up on a constant and a type
// of one name, `export const Page` and `export type Page`, which is how schemas and their types are written here.)
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { entries, sdk } from './entries.mjs'

const folder = join(sdk, 'api')
const printer = ts.createPrinter({ removeComments: true })

/** Text of each report by its file name. */
export function apiReports() {
  const all = entries()
  const program = programOf(all.map(({ types }) => types))
  const checker = program.getTypeChecker()
  const exportsOf = ({ types }) => checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(types)))
  const exported = new Set(all.flatMap(exportsOf).map((symbol) => target(checker, symbol)))
  return new Map(all.map((entry) => [fileOf(entry), report(checker, entry.name, exportsOf(entry), exported)]))
}

const fileOf = ({ name }) => `${name.replace('@ashlar/', '').replace('/', '-')}.api.md`

/** Only what is the SDK's own is read: types of other packages stand in the report by their name. */
function programOf(files) {
  const options = { noLib: true, types: [], allowImportingTsExtensions: true, noEmit: true, skipLibCheck: true }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: text.startsWith('.')
        ? {
            resolvedFileName: join(from, '..', text.replace(/\.tsx?$/, '.d.ts')),
            extension: ts.Extension.Dts,
            isExternalLibraryImport: false,
          }
        : undefined,
    }))
  return ts.createProgram(files, options, host)
}

function report(checker, name, symbols, exported) {
  const own = symbols.map((symbol) => [symbol.name, textOf(checker, symbol)])
  const hidden = hiddenBehind(checker, symbols, exported).map((symbol) => [symbol.name, textOf(checker, symbol)])
  const parts = [
    `# ${name}`,
    'The public types of this entry, without their comments. Made by `node sdk/reference/api-report.mjs`; never edited.',
    block(own),
    ...(hidden.length > 0 ? ['## Not exported, but part of the above', block(hidden)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function block(texts) {
  const sorted = texts.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, text]) => text)
  return `\`\`\`ts\n${sorted.join('\n\n')}\n\`\`\``
}

/** What an exported name was first declared as; itself where that is another package's. */
function target(checker, symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol
  const found = checker.getAliasedSymbol(symbol)
  return found.declarations === undefined ? symbol : found
}

function textOf(checker, symbol) {
  const { declarations = [], name } = target(checker, symbol)
  const texts = declarations.map((each) => declarationText(checker, each))
  if (name !== symbol.name && name !== 'default') texts.push(`export { ${name} as ${symbol.name} }`)
  return texts.join('\n')
}

/** A declaration as a statement; `export { a } from 'b'` for a name that is passed on. */
function declarationText(checker, declaration) {
  if (ts.isExportSpecifier(declaration)) {
    return `export { ${print(declaration)} } from ${print(origin(checker, declaration))}`
  }
  if (ts.isVariableDeclaration(declaration)) return `export declare const ${print(declaration)};`
  return print(declaration)
}

const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())

/** The package whose name an export passes on: it says so itself, or the import above it does. */
function origin(checker, specifier) {
  const { moduleSpecifier } = specifier.parent.parent
  if (moduleSpecifier) return moduleSpecifier
  const [imported] = checker.getExportSpecifierLocalTargetSymbol(specifier).declarations
  return ts.findAncestor(imported, ts.isImportDeclaration).moduleSpecifier
}

/** Declarations of the SDK that the exported ones name, and that no entry exports. */
function hiddenBehind(checker, symbols, exported) {
  const found = new Set()
  const queue = symbols.map((symbol) => target(checker, symbol))
  const see = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      const named = symbol && target(checker, symbol)
      if (named && isTopLevel(named) && !exported.has(named) && !found.has(named)) {
        found.add(named)
        queue.push(named)
      }
    }
    ts.forEachChild(node, see)
  }
  for (const symbol of queue) for (const declaration of symbol.declarations ?? []) see(declaration)
  return [...found]
}

/** Declared beside others in a file: no parameter, no member, no import of another package's. */
function isTopLevel({ declarations = [] }) {
  return declarations.some((declaration) => {
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    return ts.isSourceFile(statement.parent) && !ts.isImportDeclaration(statement)
  })
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
  const reports = apiReports()
  for (const [file, text] of reports) writeFileSync(join(folder, file), text)
  console.log(`sdk/api: ${reports.size} reports.`)
}
