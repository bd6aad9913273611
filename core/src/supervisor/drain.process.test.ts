// Stops the built server behind nginx, set up as the operator's guide says, while requests go on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChildDatabase, childDatabase } from '../data/testing-child.ts'
import { longLived, type Script, type Service, serviceScript } from './service.fixtures.ts'

let script: Script
let database: ChildDatabase
let service: Service
let other: Server
let nginx: Nginx
beforeAll(async () => {
  script = await serviceScript('drained', longLived)
  database = await childDatabase()
  service = script.start({ ...database.env, ASHLAR_DRAIN_SECONDS: '1' })
  // Another server of the installation, which goes on.
  other = createServer((asked, reply) => asked.resume().on('end', () => reply.end('{"pid":0}')))
  other.keepAliveTimeout = 0
  await once(other.listen(0, '127.0.0.1'), 'listening')
  nginx = await startNginx([portOf(await service.ready), (other.address() as AddressInfo).port])
})
afterAll(async () => {
  await nginx?.stop()
  other?.close()
  await script?.remove()
  await database?.close()
})

const portOf = (address: string) => Number(new URL(address).port)

interface Nginx {
  readonly port: number
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** With the configuration of the guide, but for addresses and TLS. */
async function startNginx(ports: readonly number[]): Promise<Nginx> {
  const guide = await readFile(new URL('../../guides/operating.md', import.meta.url), 'utf8')
  const [, block = ''] = /```nginx\n([\s\S]+?)```/.exec(guide) ?? []
  const port = await freePort()
  const site = block
    .replace('server 127.0.0.1:3000;', ports.map((each) => `server 127.0.0.1:${each};`).join(' '))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_\w+ [^;]+;/g, '')
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  const config = `daemon off; pid ${folder}/pid; worker_processes 1; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary.join(' ')}
${site} }`
  await writeFile(join(folder, 'nginx.conf'), config)
  const child = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    // Where Debian puts it, which is not on everybody's path.
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
  while ((await ask(port, new Agent(), 'GET', '/healthz').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`)
    await delay(50)
  }
  return { port, stop }
}

interface Answer {
  readonly status: number
  readonly connection: string | undefined
  readonly body: string
}

async function ask(port: number, agent: Agent, method: 'GET' | 'POST', path: string): Promise<Answer> {
  const headers = { host: 'localhost', 'content-type': 'application/json' }
  const call = request({ port, host: '127.0.0.1', agent, method, path, headers }).end(
    method === 'POST' ? '{}' : undefined,
  )
  const [reply]: IncomingMessage[] = await once(call, 'response')
  if (reply === undefined) throw new Error('There is no answer.')
  const body = Buffer.concat(await reply.toArray()).toString()
  return { status: reply.statusCode ?? 0, connection: reply.headers.connection, body }
}

/** Posts again and again, with pauses in which nginx holds an idle connection. Gives what was not answered well. */
async function post(
  port: number,
  pause: number,
  isOver: () => boolean,
  answered: (body: string) => void,
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const lost: string[] = []
  while (!isOver()) {
    const told = await ask(port, agent, 'POST', '/api/v1/pid/').catch((error: unknown) => String(error))
    if (typeof told === 'string' || told.status !== 200) lost.push(JSON.stringify(told))
    else answered(told.body)
    await delay(pause)
  }
  agent.destroy()
  return lost
}

test('a server that stops behind nginx loses no POST, tells load balancers first and closes connections politely (F10)', async () => {
  const direct = portOf(await service.ready)
  let isOver = false
  const bodies: string[] = []
  const clients = Array.from({ length: 12 }, (_, at) =>
    post(
      nginx.port,
      at * 15,
      () => isOver,
      (body) => bodies.push(body),
    ),
  )
  await expect.poll(() => bodies.length, { timeout: 30_000 }).toBeGreaterThan(100)

  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen: string[] = []
  const look = async () => {
    const { status, connection } = await ask(direct, agent, 'GET', '/readyz')
    const now = `${status} ${connection}`
    if (seen.at(-1) !== now) seen.push(now)
    await delay(20)
  }
  await look()
  const before = bodies.length
  service.process.kill('SIGTERM')
  let refused: unknown
  while (refused === undefined)
    refused = await look().then(
      () => undefined,
      (error: unknown) => error,
    )
  expect(await service.exit).toBe(0)
  const byServer = bodies.slice(before).filter((body) => body !== '{"pid":0}')
  await delay(300)
  isOver = true
  expect((await Promise.all(clients)).flat()).toEqual([])
  // Served while load balancers are told, on connections that then end with an answer, until there is no port any more.
  expect(byServer.length).toBeGreaterThan(0)
  expect(seen).toEqual(['200 keep-alive', '503 keep-alive', '503 close'])
  expect(String(refused)).toContain('ECONNREFUSED')
})
