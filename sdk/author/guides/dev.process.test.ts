// `ashlar dev` as an author starts it. On what is built.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reader } from './follow.ts'

describe('ashlar dev (issue 3)', () => {
  let reader: Reader
  let child: ChildProcess
  let origin = ''
  let changes: AsyncGenerator<{ kind: string; text?: string }>

  beforeAll(async () => {
    reader = await Reader.start()
    await reader.follow({
      commands: ['npm create @ashlar quote -- --kind block --name @you/quote', 'cd quote', 'npm install'],
    })
    child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/ashlar.js'), 'dev', '--port', '0'], {
      cwd: reader.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    origin = await addressOf(child)
    changes = await listen(`${origin}/playground/changes`)
  }, 120_000)

  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await reader[Symbol.asyncDispose]()
  })

  const story = async () => (await fetch(`${origin}/playground/stories/you~quote/v1-framed`)).text()
  const rewrite = async (from: string, to: string) => {
    const file = join(reader.folder, 'src/renderer.tsx')
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
  }

  test('shows each fixture as a story, rendered by the site', async () => {
    const data = await (await fetch(`${origin}/playground/stories.json`)).json()
    const own = data.blocks.find(({ type }: { type: string }) => type === 'you/quote')
    expect(own.stories.map(({ name }: { name: string }) => name)).toContain('framed (data version 1)')
    expect(await story()).toMatch(/<main id="main">.*<div class="b-story block-you-quote" data-look="framed">/)
  })

  test('signs whoever opens the playground in, and links the editor of its home page', async () => {
    const first = await fetch(`${origin}/playground`, { redirect: 'manual' })
    const cookie = String(first.headers.get('set-cookie')).split(';', 1)[0] ?? ''
    const me = await fetch(`${origin}/api/v1/auth/me/`, { headers: { cookie } })
    expect([first.status, me.status]).toEqual([303, 200])
    const page = await fetch(`${origin}/playground`, { headers: { cookie } })
    expect(await page.text()).toContain('<a href="/admin/editor?slug=">Editor</a>')
  })

  test('puts the reload script into what a person opens, and into no frame', async () => {
    const opened = async (path: string, dest: string) =>
      (await fetch(origin + path, { headers: { 'sec-fetch-dest': dest } })).text()
    expect(await opened('/', 'document')).toContain('src="/playground/reload.js"')
    expect(await opened('/admin', 'document')).toContain('src="/playground/reload.js"')
    expect(await opened('/', 'iframe')).not.toContain('reload.js')
  })

  test('follows the sources, and keeps what it shows while they are broken', { timeout: 90_000 }, async () => {
    await rewrite('<p>{props.text}</p>', '<p>They say: {props.text}</p>')
    expect(await next(changes)).toEqual({ kind: 'reload' })
    expect(await story()).toContain('They say: ')

    await rewrite('</p>', '</b>')
    expect(await next(changes)).toMatchObject({ kind: 'problem', text: expect.stringContaining('renderer.tsx') })
    expect(await story()).toContain('They say: ')

    await rewrite('</b>', '</p>')
    expect(await next(changes)).toEqual({ kind: 'reload' })
  })

  test('stops when it is asked to', async () => {
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

/** Origin of the playground, once the process says where it is. */
function addressOf(dev: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    // Read to its end: a process whose words nobody takes is stopped by the full pipe.
    dev.stderr?.on('data', (part) => {
      text += String(part)
    })
    dev.stdout?.on('data', (part) => {
      text += String(part)
      const [, found] = /Playground: (http:\/\/[^/]+)/.exec(text) ?? []
      if (found !== undefined) resolve(found)
    })
    dev.once('exit', () => reject(new Error(`ashlar dev ended: ${text}`)))
  })
}

/** What the playground tells open pages from now on. */
async function listen(address: string): Promise<AsyncGenerator<{ kind: string; text?: string }>> {
  const { body } = await fetch(address)
  if (body === null) throw new Error(`${address} gave nothing.`)
  return told(body.pipeThrough(new TextDecoderStream()))
}

async function* told(stream: ReadableStream<string>): AsyncGenerator<{ kind: string; text?: string }> {
  let text = ''
  for await (const part of stream) {
    text += part
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice(6))
  }
}

async function next<T>(values: AsyncGenerator<T>): Promise<T | undefined> {
  const { value, done } = await values.next()
  return done ? undefined : value
}
