import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const verdaccio = fileURLToPath(new URL('../../../../node_modules/verdaccio/bin/verdaccio', import.meta.url))

/** A real npm registry on this machine, empty. */
export interface Registry extends AsyncDisposable {
  readonly url: string
  /** As `npm publish` does it. */
  publish(tarball: string): Promise<void>
}

const config = (behind: string | undefined) => `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
${behind === undefined ? '' : `uplinks: { behind: { url: '${behind}' } }\n`}packages:
  '@ashlar/*': { access: $all, publish: $all }
  '**': { access: $all, publish: $all${behind === undefined ? '' : ', proxy: behind'} }
max_body_size: 50mb
log: { type: stdout, format: json, level: error }
`

/** With nothing behind it, unless the address of a registry is given that has what this one lacks. */
export async function startRegistry(behind?: string): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-registry-'))
  await writeFile(join(folder, 'config.yaml'), config(behind))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const child = spawn(process.execPath, [verdaccio, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore',
  })
  await untilAnswered(`${url}-/ping`)
  return {
    url,
    publish: async (tarball) => {
      // Whoever may publish everything still has to show a token, whichever.
      const token = `--//127.0.0.1:${port}/:_authToken=anybody`
      await run('npm', ['publish', tarball, '--registry', url, token, '--tag', 'latest', '--loglevel', 'error'], {
        cwd: folder,
      })
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Tried every 100 ms for half a minute. */
async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const reply = await fetch(url).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer.`)
}
