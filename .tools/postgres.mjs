// A private PostgreSQL 15 for one test run: own data folder, unix socket only, gone afterwards.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptInstall } from './apt.mjs'
import { endingWithUs, serverAccount, shortTemporaryFolder } from './server-account.mjs'

const settings = {
  listen_addresses: '',
  max_connections: 100,
  // The data is thrown away, so nothing has to survive a power cut.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** Start a cluster. Resolves with the address of its superuser and with `stop`, which also removes it. */
export async function startPostgres() {
  const bin = await binaries()
  const owner = serverAccount()
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'ashlar-pg-'))
  const data = join(folder, 'data')
  if (owner) chownSync(folder, owner.uid, owner.gid)
  try {
    initialise(bin, data, owner)
    const server = serve(bin, data, folder, owner)
    await ready(bin, folder, server)
    return {
      // The socket's folder as an encoded host: pg, MikroORM and psql all read it (MikroORM ignores `?host=`).
      url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
      stop: () => stop(server, folder),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function binaries() {
  const found = find()
  if (found) return found
  // Debian's package starts a cluster of its own as soon as it is installed, unless told otherwise beforehand.
  const asks = '/etc/postgresql-common/createcluster.conf'
  if (process.getuid?.() === 0 && !existsSync(asks)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(asks, 'create_main_cluster = false\n')
  }
  await aptInstall('PostgreSQL 15', ['postgresql-15'])
  const installed = find()
  if (!installed) throw new Error('PostgreSQL 15 was installed, but initdb was not found.')
  return installed
}

function find() {
  return ['/usr/lib/postgresql/15/bin', ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')) && isVersion15(folder),
  )
}

const isVersion15 = (folder) =>
  / 15\./.test(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))

function initialise(bin, data, owner) {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
}

function serve(bin, data, folder, owner) {
  const options = Object.entries({ ...settings, unix_socket_directories: folder }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const [command, ...args] = endingWithUs([join(bin, 'postgres'), '-D', data, ...options], 'INT')
  const server = spawn(command, args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  server.log = ''
  server.stderr.on('data', (text) => {
    server.log = (server.log + text).slice(-4000)
  })
  server.ended = new Promise((resolve) => server.on('close', resolve))
  return server
}

async function ready(bin, folder, server) {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(50)) {
    if (server.exitCode !== null) break
    if (answers(bin, folder)) return
  }
  await stop(server, folder)
  throw new Error(`PostgreSQL did not start:\n${server.log}`)
}

function answers(bin, folder) {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-h', folder, '-U', 'postgres'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function stop(server, folder) {
  // SIGINT is PostgreSQL's fast shutdown: it ends open sessions instead of waiting for them.
  server.kill('SIGINT')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
}
