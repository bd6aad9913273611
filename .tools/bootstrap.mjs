// The only file that may meet an old Node and a bare clone: it installs, finds Node 24 and hands over.
// Nothing here may need a package or a feature newer than Node 18.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const node = join(bin, 'node')
const stamp = join(root, 'node_modules', '.ashlar-installed')

const stages = {
  start: ['start.mjs'],
  test: ['test.mjs'],
  'test-long': ['test.mjs', 'long'],
}

const [name, ...rest] = process.argv.slice(2)
const stage = stages[name]
if (!stage) fail(`Name a stage: node .tools/bootstrap.mjs ${Object.keys(stages).join('|')}`)

if (!isInstalled()) install()
requireNode24()
handOver(join(root, '.tools', stage[0]), [...stage.slice(1), ...rest])

/** The stamp holds the lockfile's hash, because a clone or a restored cache says nothing true by file times. */
function isInstalled() {
  if (!existsSync(node)) return false
  const wanted = lockfileHash()
  if (existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') === wanted) return true
  }
  // Someone ran `npm install` themselves: npm writes its own copy of the lockfile right after the lockfile.
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lockfile = join(root, 'package-lock.json')
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) return false
  writeFileSync(stamp, wanted)
  return true
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function install() {
  console.log('Installing packages (npm ci) ...')
  // --include=dev: a machine with NODE_ENV=production must still be able to build.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Under `npm start` use the very npm that runs us; it may not be on the PATH.
  const npm = process.env.npm_execpath
  const [command, first] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit' })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('npm ci failed; see its message above.')
  writeFileSync(stamp, lockfileHash())
}

function requireNode24() {
  const { stdout, error } = spawnSync(node, ['-v'], { encoding: 'utf8' })
  if (error) fail(`${node} does not run (${error.message}). Delete node_modules and try again.`)
  if (Number(/^v(\d+)/.exec(stdout)?.[1]) < 24) fail(`Node 24 is required, but ${node} is ${stdout.trim()}.`)
}

function handOver(script, args) {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, [script, ...args], { cwd: root, stdio: 'inherit', env })
  // A terminal's Ctrl-C already reaches the child, which shares our process group; twice would look like "kill at once".
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
