// A private PgBouncer in transaction mode before the cluster of a test run: unix socket only, gone afterwards.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptInstall } from './apt.mjs'
import { endingWithUs, serverAccount, shortTemporaryFolder } from './server-account.mjs'

const paths = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']
const port = 6432
/** Who may come through: the superuser, and the login of the code under test. */
const users = ['postgres', 'ashlar_test_login']

/**
 * Start one before the PostgreSQL that this superuser's address names. Resolves with the address of the same
 * superuser through it and with `stop`, which also removes it.
 */
export async function startPgBouncer(postgresUrl) {
  const program = await installed()
  const owner = serverAccount()
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'ashlar-pgb-'))
  const cluster = new URL(postgresUrl)
  writeFileSync(join(folder, 'pgbouncer.ini'), settings(folder, decodeURIComponent(cluster.hostname)))
  writeFileSync(join(folder, 'users'), users.map((name) => `"${name}" ""\n`).join(''))
  if (owner)
    for (const path of [folder, join(folder, 'pgbouncer.ini'), join(folder, 'users')])
      chownSync(path, owner.uid, owner.gid)
  const [command, ...args] = endingWithUs([program, join(folder, 'pgbouncer.ini')], 'TERM')
  const server = spawn(command, args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', (text) => {
    log = (log + text).slice(-4000)
  })
  const ended = new Promise((resolve) => server.on('close', resolve))
  const stop = async () => {
    // SIGINT would wait for the clients that are connected.
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const until = Date.now() + 30_000; Date.now() < until && server.exitCode === null; await wait(20)) {
    if (existsSync(join(folder, `.s.PGSQL.${port}`))) {
      const url = `postgres://${cluster.username}@${encodeURIComponent(folder)}:${port}${cluster.pathname}`
      return { url, stop }
    }
  }
  await stop()
  throw new Error(`PgBouncer did not start:\n${log}`)
}

/** Few connections to the server, so that clients really share them. No passwords, as in the cluster itself. */
const settings = (folder, cluster) => `[databases]
* = host=${cluster}
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
query_wait_timeout = 20
`

async function installed() {
  const found = () => paths.find((path) => existsSync(path))
  if (!found()) await aptInstall('PgBouncer', ['pgbouncer'])
  const path = found()
  if (!path) throw new Error('PgBouncer was installed, but was not found.')
  execFileSync(path, ['--version'], { stdio: 'ignore' })
  return path
}
