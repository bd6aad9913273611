import type { ModuleBody } from './as-function.ts'

/**
 * One module with the code of several. It exports `packages`: what each exports by the package's name, or what it threw,
 * so that one with a fault costs its own blocks alone.
 */
export function join(modules: ReadonlyMap<string, readonly ModuleBody[]>): string {
  const all = [...modules.values()].flat()
  const specifiers = [...new Set(all.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)))]
  const nameOf = (specifier: string) => `m${specifiers.indexOf(specifier)}`
  return [
    ...specifiers.map((specifier) => `import * as ${nameOf(specifier)} from ${JSON.stringify(specifier)}`),
    `const need = (from, all, names) => { for (const name of names) if (!(name in all)) throw new SyntaxError(\`\${from} does not export \${name}.\`) }`,
    'const run = (...parts) => { try { return { exports: Object.assign({}, ...parts.map((part) => part())) } } catch (error) { return { error } } }',
    'export const packages = {',
    ...Array.from(modules, ([name, bodies]) => {
      const parts = bodies.map((body) => functionOf(body, nameOf))
      return `${JSON.stringify(name)}: run(${parts.join(', ')}),`
    }),
    '}',
  ].join('\n')
}

function functionOf({ imports, code, exports }: ModuleBody, nameOf: (specifier: string) => string): string {
  const taken = imports.flatMap(({ specifier, whole, names }) => {
    const from = nameOf(specifier)
    const listed = names.map(({ name, local }) => (name === local ? name : `${name}: ${local}`))
    return [
      ...(whole === undefined ? [] : [`const ${whole} = ${from}`]),
      ...(names.length === 0
        ? []
        : [
            `need(${JSON.stringify(specifier)}, ${from}, ${JSON.stringify(names.map(({ name }) => name))})`,
            `const { ${listed.join(', ')} } = ${from}`,
          ]),
    ]
  })
  const given = exports.map(({ name, local }) => `${JSON.stringify(name)}: ${local}`)
  return ['() => {', ...taken.map((line) => `${line};`), `${code};`, `return { ${given.join(', ')} } }`].join('\n')
}
