import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { MailServerBehaviour, TakenMails } from './taken-mails.ts'

/** A real mail server in a process of its own. Those whose address begins with `refused` or `later` get nothing. */
export interface MailServer extends AsyncDisposable {
  /** What `SMTP_URL` has to say. */
  readonly url: string
  behave(behaviour: MailServerBehaviour): Promise<void>
  /** What was taken for the addresses of a domain. */
  taken(domain: string): Promise<TakenMails>
  /** The same, once so many people have had a mail. */
  arrived(domain: string, people: number): Promise<TakenMails>
}

const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const script = fileURLToPath(new URL(`./mail-server.child.${ending}`, import.meta.url))
/** Milliseconds after which mails that still lack never come. */
const patience = 600_000

export async function startMailServer(): Promise<MailServer> {
  const child = fork(script, { env: { ...process.env, NODE_OPTIONS: '' }, execArgv: [] })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`The mail server ended with ${code} before it was ready.`)))
  })
  const waiting = new Map<number, (taken: TakenMails) => void>()
  child.on('message', ({ id, taken }: { id: number; taken: TakenMails }) => {
    waiting.get(id)?.(taken)
    waiting.delete(id)
  })
  let last = 0
  const tell = (message: object) => {
    last += 1
    const id = last
    return new Promise<TakenMails>((resolve) => {
      waiting.set(id, resolve)
      child.send({ ...message, id })
    })
  }
  const taken = (domain: string) => tell({ domain })
  return {
    url: `smtp://127.0.0.1:${port}?from=post@example.com`,
    behave: async (behaviour) => void (await tell({ behave: behaviour })),
    taken,
    arrived: async (domain, people) => {
      for (const until = Date.now() + patience; Date.now() < until; await delay(20)) {
        const report = await taken(domain)
        if (report.people >= people) return report
      }
      throw new Error(`${domain}: not everybody had a mail after ${patience / 1000} s.`)
    },
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
