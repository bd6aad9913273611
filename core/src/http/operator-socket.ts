import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor } from '@ashlar/sdk/server'

/** Whoever may open the socket in the data folder runs the server's machine: a platform administrator. */
export const operator: Actor = Object.freeze({
  guid: '00000000-0000-0000-0000-000000000000',
  id: 0,
  roleId: 1,
  displayName: 'Operator',
  language: '',
  email: '',
  isPlatformAdministrator: true,
  agencyId: null,
  by: 'socket',
  can: () => true,
})

const asked = new WeakSet<IncomingMessage>()

/** Whether a request came through the operator's socket. Nothing that a network can send makes it so. */
export const isOperators = (request: IncomingMessage): boolean => asked.has(request)

/** Longest path that a unix socket takes on every system, in bytes. */
const longest = 100

/** Where the operator's commands meet the server of a data folder. */
export function operatorSocketPath(dataFolder: string): string {
  const path = join(dataFolder, 'ashlar.sock')
  if (Buffer.byteLength(path) <= longest) return path
  return join(tmpdir(), `ashlar-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 24)}.sock`)
}

/**
 * Answer requests on a unix socket that only this user may open. Undefined when a living process has it already: of
 * several servers on one data folder the first is the one that is spoken to.
 */
export async function listenForOperator(
  path: string,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server | undefined> {
  if (await isAlive(path)) return undefined
  await rm(path, { force: true })
  const server = createServer((request, response) => {
    asked.add(request)
    handle(request, response)
  })
  // Also under a supervisor, which owns no other socket than the network's.
  server.listen({ path, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    // Another server that starts at the same moment was there first.
    if (isCoded(error, 'EADDRINUSE')) return undefined
    throw error
  }
  try {
    await chmod(path, 0o600)
  } catch (error) {
    // Another server that starts at the same moment is about to take its place, and will be spoken to.
    if (!isCoded(error, 'ENOENT')) throw error
  }
  return server
}

const isCoded = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

async function isAlive(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
