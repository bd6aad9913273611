import { rm } from 'node:fs/promises'
import { test as base, type Cookie, type Page } from '@playwright/test'
import { filledFolder } from './filled-demo.ts'
import { password, runDemo } from './running-demo.ts'

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

const startTime = 120_000

export const test = base.extend<object, { demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      await using demo = await startDemo()
      await use(demo)
    },
    { scope: 'worker', timeout: startTime },
  ],
})

/** A demo with variables that an operator sets; it ends with the block that holds it. */
export async function startDemo(env: Readonly<Record<string, string>> = {}): Promise<Demo & AsyncDisposable> {
  const folder = await filledFolder()
  const server = await runDemo(folder, env)
  return {
    ...demoAt(server.port, server.log),
    [Symbol.asyncDispose]: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function demoAt(port: number, log: () => string): Demo {
  // A password is checked slowly, as it should be: a session that no test has ended serves the next one, too.
  const sessions = new Map<string, Cookie>()
  const url = `http://localhost:${port}`
  return {
    url,
    second: `http://second.localhost:${port}`,
    email: 'admin@example.com',
    password,
    log,
    signIn: async (page, role = 'admin', at = url) => {
      const whose = `${role} ${at}`
      const kept = sessions.get(whose)
      if (kept) await page.context().addCookies([kept])
      // Only the browser itself resolves *.localhost everywhere, so it signs in as a page of that host does.
      await page.goto(`${at}/robots.txt`)
      if (kept && (await statusOf(page, '/api/v1/auth/me/')) === 200) return
      const status = await statusOf(page, '/api/v1/auth/login/', { email: `${role}@example.com`, password })
      if (status !== 200) throw new Error(`${role}@example.com could not sign in at ${at}: ${status}`)
      const begun = (await page.context().cookies(at)).find(({ name }) => name === 'ashlar_session')
      if (begun) sessions.set(whose, begun)
    },
  }
}

/** How the server answers a page of its own. */
const statusOf = (page: Page, path: string, body?: object): Promise<number> =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, sent === '' ? {} : { method: 'POST', headers, body: sent })).status
    },
    [path, body === undefined ? '' : JSON.stringify(body)] as const,
  )
