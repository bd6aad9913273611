import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import type { Row } from '../report.ts'

const paths = ['/store', '/store/product/net-loft-pannier-22-l']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Of 100 points in each category. */
const lacking = 5

/** What Lighthouse says of the shop's list and of a product's page, as its own phone and its own desktop see them. */
export async function shopLighthouse(executablePath: string, port: number): Promise<readonly Row[]> {
  await using browser = await startBrowser(executablePath)
  const rows: Row[] = []
  for (const [device, config] of [['phone', undefined] as const, ['desktop', desktopConfig] as const]) {
    for (const path of paths) {
      const url = `http://localhost:${port}${path}`
      // The first visit makes the page and its pictures.
      await (await fetch(url)).text()
      const flags = { port: browser.port, logLevel: 'error' as const, onlyCategories: categories }
      const told = await lighthouse(url, flags, config)
      if (!told) throw new Error(`Lighthouse said nothing of ${url}.`)
      rows.push(rowOf(`${path}, ${device}`, told.lhr))
    }
  }
  return rows
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function rowOf(what: string, { categories: found, audits, environment }: Report): Row {
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)] as const)
  const worst = Math.min(...scores.map(([, score]) => score))
  const faults = Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
    score !== null && score < 0.9 && scoreDisplayMode !== 'informative' ? [id] : [],
  )
  // Lighthouse slows every machine down by the same factor: the index says how fast this one is.
  const index = Math.round(environment.benchmarkIndex)
  return {
    ...{
      what: `Lighthouse: points that ${what} lacks at most in a category`,
      value: 100 - worst,
      unit: '',
      aim: lacking,
    },
    from: `${scores.map(([name, score]) => `${name} ${score}`).join(', ')} (benchmark index ${index})${faults.length === 0 ? '' : `; ${faults.join(', ')}`}`,
  }
}

/** A browser that Lighthouse can drive: Playwright's own takes orders through a pipe alone. */
async function startBrowser(executablePath: string) {
  const profile = await mkdtemp(join(tmpdir(), 'ashlar-lighthouse-'))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`The browser ended: ${said}`)))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said) ?? []
      if (found !== undefined) resolve(Number(found))
    })
  })
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
