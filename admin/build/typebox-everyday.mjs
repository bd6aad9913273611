// What of TypeBox an import gets in the browser. The rest makes types of types (a parser of TypeScript, conditions, mapped
// and template types), or values of other values: fifty kilobytes that no screen and no block asks for.
import * as typebox from 'typebox'
import { Value } from 'typebox/value'

/** Makes types by working out others. `Pick`, `Omit`, `Partial` and `Required` of objects stay (`typebox-plain.mjs`). */
const engineTypes = [
  ...[
    'Call',
    'Capitalize',
    'Conditional',
    'ConstructorParameters',
    'Evaluate',
    'Exclude',
    'Extends',
    'Extract',
    'Index',
  ],
  ...[
    'InstanceType',
    'Instantiate',
    'Interface',
    'KeyOf',
    'Lowercase',
    'Mapped',
    'Module',
    'NonNullable',
    'Parameters',
  ],
  ...['ReadonlyObject', 'ReadonlyType', 'ReturnType', 'Script', 'TemplateLiteral', 'Uncapitalize', 'Uppercase', 'With'],
]

/** Of these an object of its own is left out with what makes it. */
const withThem = ['ExtendsResult']

const otherValues = [
  ...['Clean', 'Convert', 'Decode', 'Default', 'Diff', 'Encode'],
  ...['HasCodec', 'Hash', 'Parse', 'Patch', 'Pointer', 'Repair'],
]

/** Source of `typebox` in the browser. */
export const everydayTypes = () => source('typebox', 'Type', typebox.Type, engineTypes, withThem)

/** Source of `typebox/value` in the browser. */
export const everydayValues = () => source('typebox/value', 'Value', Value, otherValues, [])

function source(specifier, whole, members, absent, gone) {
  const unknown = [...absent, ...gone].filter((name) => !(name in members))
  if (unknown.length > 0) throw new Error(`TypeBox has no ${unknown.join(', ')} any more.`)
  const kept = Object.keys(members).filter((name) => !absent.includes(name) && !gone.includes(name))
  return [
    `import { ${kept.map((name) => `${name} as _${name}`).join(', ')} } from '${specifier}'`,
    `export { ${kept.join(', ')} } from '${specifier}'`,
    `const absent = (name) => () => {`,
    `  throw new Error(\`In the browser, ${specifier} has no \${name}: write the type out, or bundle TypeBox with the package.\`)`,
    `}`,
    ...absent.map((name) => `const absent${name} = absent('${name}')`),
    `export { ${absent.map((name) => `absent${name} as ${name}`).join(', ')} }`,
    `const whole = { ${[...kept.map((name) => `${name}: _${name}`), ...absent.map((name) => `${name}: absent${name}`)].join(', ')} }`,
    `export { whole as ${whole} }`,
    'export default whole',
  ].join('\n')
}
