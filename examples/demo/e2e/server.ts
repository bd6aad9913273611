import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

export type DemoRole = 'admin' | 'owner' | 'administrator' | 'manager' | 'editor' | 'staff' | 'customer'

/** The built demo, running on a free port with a data folder of its own. */
export interface Demo {
  /** Ropewalk, the first tenant. */
  readonly url: string
  /** Halfmoon, the second one. */
  readonly second: string
  readonly email: string
  readonly password: string
  /** What the server wrote so far. */
  log(): string
  /** Signs a page's browser context in, at the first tenant unless told otherwise. */
  signIn(page: Page, role?: DemoRole, at?: string): Promise<void>
}

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const password = 'long-shed-61'
const startTime = 120_000

export const test = base.extend<object, { demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ashlar-e2e-'))
      const server = start(folder)
      try {
        await use(demoAt(await server.address, server.log))
      } finally {
        await stop(server.child)
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: startTime },
  ],
})

function start(folder: string) {
  let output = ''
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      ASHLAR_DATA: folder,
      ASHLAR_DEMO: '1',
      ASHLAR_ADMIN_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = new Promise<URL>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /^Ashlar ready at (\S+)/m.exec(output)
      if (ready?.[1]) resolve(new URL(ready[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The demo ended with code ${code} before it was ready:\n${output}`)))
  })
  return { child, address, log: () => output }
}

function demoAt({ port }: URL, log: () => string): Demo {
  const url = `http://localhost:${port}`
  return {
    url,
    second: `http://second.localhost:${port}`,
    email: 'admin@example.com',
    password,
    log,
    signIn: async (page, role = 'admin', at = url) => {
      // Only the browser itself resolves *.localhost everywhere, so it signs in as a page of that host does.
      await page.goto(`${at}/robots.txt`)
      const status = await page.evaluate(
        async ([email, secret]) => {
          const reply = await fetch('/api/v1/auth/login/', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password: secret }),
          })
          return reply.status
        },
        [`${role}@example.com`, password],
      )
      if (status !== 200) throw new Error(`${role}@example.com could not sign in at ${at}: ${status}`)
    },
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await ended
  clearTimeout(timer)
}
