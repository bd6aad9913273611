#!/usr/bin/env node
// npm create @ashlar: a new block or module that builds and passes its tests at once. Plain JavaScript without
// dependencies, since `npm create` fetches it for every use.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `Usage: npm create @ashlar <folder> -- --kind block|module --name @you/name

  folder    where to create the package; must not exist or must be empty
  --kind    block: content for pages; module: tables, routes and screens
  --name    npm name with your scope; the scope is also the vendor in block types, such as you/name
  --title   display name, such as "Price table" (default: derived from the name)`

const templates = fileURLToPath(new URL('templates', import.meta.url))
const kinds = ['block', 'module']
const scopedName = /^@([a-z][a-z0-9_-]*)\/([a-z][a-z0-9-]*[a-z0-9])$/

/** What was asked for is wrong; the message says what to do. */
class Refusal extends Error {}

async function create(args) {
  const { values, positionals } = read(args)
  if (values.help) return console.log(usage)
  const asked = await ask(values, positionals[0])
  const plan = planOf(asked)
  write(plan)
  const place = relative(process.cwd(), plan.folder) || '.'
  console.log(`${plan.name} is in ${place}. Next:

  ${place === '.' ? '' : `cd ${place}\n  `}npm install
  npm run dev     see it live in the editor and on a page
  npm test        run its tests
  npm run check   check the rules for all packages
  npm run build   ${plan.name.replace(/^@/, '').replace('/', '-')}-0.1.0.tgz, to install or publish

The guide: node_modules/@ashlar/author/guides/first-${plan.kind}.md`)
}

function read(args) {
  const text = { type: 'string' }
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { kind: text, name: text, title: text, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${usage}`)
  }
}

/** Questions for what was not said, if there is somebody to answer them. */
async function ask(values, folder) {
  if (!stdin.isTTY || !stdout.isTTY) return { ...values, folder }
  const lines = createInterface({ input: stdin, output: stdout })
  const answer = async (given, question, usual) =>
    given ?? ((await lines.question(`${question}${usual ? ` (${usual})` : ''} `)).trim() || usual)
  try {
    const kind = await answer(values.kind, 'A block or a module?', 'block')
    const name = await answer(values.name, 'Its npm name, with your scope?', folder && `@you/${basename(folder)}`)
    return { ...values, kind, name, folder: await answer(folder, 'In which folder?', name?.split('/')[1]) }
  } finally {
    lines.close()
  }
}

/** Everything that follows from the answers. */
function planOf({ kind, name, title, folder }) {
  if (!folder) throw new Refusal(`Name the folder for the package.\n\n${usage}`)
  if (!kinds.includes(kind)) throw new Refusal('Choose a kind: --kind block or --kind module.')
  const [, vendor, short] = scopedName.exec(name ?? '') ?? []
  if (!short) {
    throw new Refusal(
      `Give its npm name with your scope, in lower-case letters, digits and hyphens: --name @you/${basename(resolve(folder)).toLowerCase()}`,
    )
  }
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Refusal(`${folder} is not empty. Choose a folder that does not exist yet or is empty.`)
  }
  const words = short.split('-')
  const pascal = words.map(capital).join('')
  return {
    kind,
    name,
    folder: target,
    // Longer ones first: the file is changed in one pass, so that no replacement is replaced again.
    words: {
      '@vendor/my-thing': name,
      'vendor-my-thing': `${vendor}-${short}`.replace(/[^a-z0-9-]/g, '-'),
      'vendor/my-thing': `${vendor}/${short}`,
      'my-thing': short,
      my_thing: words.join('_'),
      MY_THING: words.join('_').toUpperCase(),
      myThing: words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
      MyThing: pascal,
      'My thing': title ?? capital(words.join(' ')),
    },
  }
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)

function write({ kind, folder, words }) {
  mkdirSync(folder, { recursive: true })
  cpSync(join(templates, kind), folder, { recursive: true })
  // npm publishes no file of that name inside a package.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  const pattern = new RegExp(Object.keys(words).join('|'), 'g')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8').replace(pattern, (word) => words[word])
    writeFileSync(file, text)
    const renamed = entry.name.replace('my-thing', words['my-thing'])
    if (renamed !== entry.name) renameSync(file, join(entry.parentPath, renamed))
  }
}

try {
  await create(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
