import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { isOperators, listenForOperator, operatorSocketPath } from './operator-socket.ts'

async function socketPath(): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/ashlar-socket-`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return operatorSocketPath(folder)
}

const open = (path: string) =>
  listenForOperator(path, (asked, response) => void response.end(isOperators(asked) ? 'operator' : 'somebody'))

const ask = (socketPath: string) =>
  new Promise<string>((resolve, reject) => {
    request({ socketPath, path: '/', agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve)
    })
      .on('error', reject)
      .end()
  })

test('whoever asks on the socket of the data folder is the operator; a second server leaves it to the first', async () => {
  const path = await socketPath()
  await using first = await open(path)
  expect(first).toBeDefined()
  expect(await open(path)).toBeUndefined()
  expect(await ask(path)).toBe('operator')
})

test('of several servers that start at the same moment none fails, and one is spoken to', async () => {
  for (let round = 0; round < 20; round += 1) {
    const path = await socketPath()
    const servers = await Promise.all([open(path), open(path), open(path)])
    onTestFinished(() => {
      for (const server of servers) server?.close()
    })
    expect(servers.filter((server) => server !== undefined).length).toBeGreaterThan(0)
    expect(await ask(path)).toBe('operator')
  }
})
