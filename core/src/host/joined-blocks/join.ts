import { isOwnFile, type ModuleBody } from './as-function.ts'
import { fileBeside, type JoinedFiles } from './joined-files.ts'

/**
 * One module with the code of several packages. It exports `packages`: by the package's name what each of its entries
 * exports, or what one of them threw, so that a package with a fault costs its own blocks alone.
 */
export function join(packages: ReadonlyMap<string, JoinedFiles>): string {
  const all = [...packages.values()].flatMap(({ files }) => [...files.values()])
  const shared = all.flatMap(specifiersOf).filter((specifier) => !isOwnFile(specifier))
  const specifiers = [...new Set(shared)]
  const nameOf = (specifier: string) => `m${specifiers.indexOf(specifier)}`
  return [
    ...specifiers.map((specifier) => `import * as ${nameOf(specifier)} from ${JSON.stringify(specifier)}`),
    `const need = (from, all, name) => { if (name in all) return all[name]; throw new SyntaxError(\`\${from} does not export \${name}.\`) }`,
    'const run = (entries, files) => { const own = []; try { for (const file of files) own.push(file(own)); return { exports: entries.map((at) => own[at]) } } catch (error) { return { error } } }',
    'export const packages = {',
    ...Array.from(packages, ([name, { entries, files }]) => {
      const order = [...files.keys()]
      const functions = Array.from(files, ([file, body]) => {
        const moduleOf = (specifier: string) =>
          isOwnFile(specifier) ? `own[${order.indexOf(fileBeside(file, specifier))}]` : nameOf(specifier)
        return functionOf(body, moduleOf)
      })
      const given = entries.map((entry) => order.indexOf(entry)).join(', ')
      return `${JSON.stringify(name)}: run([${given}], [${functions.join(', ')}]),`
    }),
    '}',
  ].join('\n')
}

const specifiersOf = ({ imports }: ModuleBody) => imports.map(({ specifier }) => specifier)

/** What it imports comes as arguments: no name of its own, whatever it is, hides one that is used here. */
function functionOf({ imports, code, exports }: ModuleBody, moduleOf: (specifier: string) => string): string {
  const needed = (specifier: string, name: string) =>
    `need(${JSON.stringify(specifier)}, ${moduleOf(specifier)}, ${JSON.stringify(name)})`
  const taken = imports.flatMap(({ specifier, whole, names }) => [
    ...(whole === undefined ? [] : [{ local: whole, value: moduleOf(specifier) }]),
    ...names.map(({ name, local }) => ({ local, value: needed(specifier, name) })),
  ])
  const locals = taken.map(({ local }) => local).join(', ')
  const values = taken.map(({ value }) => value).join(', ')
  const own = exports.flatMap((each) => ('local' in each ? [`${JSON.stringify(each.name)}: ${each.local}`] : []))
  const body = `((${locals}) => {\n${code};\nreturn { ${own.join(', ')} } })(${values})`
  // Outside of its code, where none of its names hides one that is used here.
  const passedOn = exports.flatMap((each) =>
    'local' in each ? [] : [`${JSON.stringify(each.name)}: ${needed(each.specifier, each.importName)}`],
  )
  return passedOn.length === 0 ? `(own) => ${body}` : `(own) => ({ ...${body}, ${passedOn.join(', ')} })`
}
