import type { ModuleBody } from './as-function.ts'

/**
 * One module with the code of several. It exports `packages`: by the package's name what each of its files exports, or
 * what one of them threw, so that a package with a fault costs its own blocks alone.
 */
export function join(modules: ReadonlyMap<string, readonly ModuleBody[]>): string {
  const all = [...modules.values()].flat()
  const specifiers = [...new Set(all.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)))]
  const nameOf = (specifier: string) => `m${specifiers.indexOf(specifier)}`
  return [
    ...specifiers.map((specifier) => `import * as ${nameOf(specifier)} from ${JSON.stringify(specifier)}`),
    `const need = (from, all, name) => { if (name in all) return all[name]; throw new SyntaxError(\`\${from} does not export \${name}.\`) }`,
    'const run = (...files) => { try { return { exports: files.map((file) => file()) } } catch (error) { return { error } } }',
    'export const packages = {',
    ...Array.from(modules, ([name, bodies]) => {
      const files = bodies.map((body) => functionOf(body, nameOf))
      return `${JSON.stringify(name)}: run(${files.join(', ')}),`
    }),
    '}',
  ].join('\n')
}

/** What it imports comes as arguments: no name of its own, whatever it is, hides one that is used here. */
function functionOf({ imports, code, exports }: ModuleBody, nameOf: (specifier: string) => string): string {
  const taken = imports.flatMap(({ specifier, whole, names }) => {
    const from = nameOf(specifier)
    return [
      ...(whole === undefined ? [] : [{ local: whole, value: from }]),
      ...names.map(({ name, local }) => {
        return { local, value: `need(${JSON.stringify(specifier)}, ${from}, ${JSON.stringify(name)})` }
      }),
    ]
  })
  const locals = taken.map(({ local }) => local).join(', ')
  const values = taken.map(({ value }) => value).join(', ')
  const given = exports.map(({ name, local }) => `${JSON.stringify(name)}: ${local}`)
  return `() => ((${locals}) => {\n${code};\nreturn { ${given.join(', ')} } })(${values})`
}
