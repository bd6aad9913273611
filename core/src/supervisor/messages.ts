import type { Socket } from 'node:net'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const kind = <Kind extends string>(name: Kind) => Type.Object({ ashlar: Type.Literal(name) })
const connection = <Kind extends string>(name: Kind) =>
  Type.Object({ ashlar: Type.Literal(name), connection: Type.Integer() })

/** What a worker tells its supervisor. */
const WorkerMessage = Type.Union([
  /** Its code is loaded; it may be told to open the database. */
  kind('hello'),
  kind('pong'),
  /** It can answer requests. */
  Type.Object({ ashlar: Type.Literal('ready'), address: Type.String() }),
  /** It should be followed by a fresh process; said again while that holds. */
  kind('full'),
  /** It can't start, and has told the operator why. */
  kind('refused'),
  /** It has filled an empty database and ends: another one is to serve. */
  kind('filled'),
  connection('taken'),
])
export type WorkerMessage = Static<typeof WorkerMessage>

/** What a supervisor tells its worker. */
const SupervisorMessage = Type.Union([
  kind('open'),
  kind('ping'),
  /** Comes with the connection. */
  connection('connection'),
  /** No other worker of this service is left: what only one of them can have is this one's now. */
  kind('alone'),
  /** It will be stopped soon: load balancers should look elsewhere. */
  kind('drain'),
  /** No further connection comes; nobody's request may fail by its end. */
  kind('stop'),
])
export type SupervisorMessage = Static<typeof SupervisorMessage>

/** Packages may send messages of their own on the same channel. Compiled, since every connection comes with one. */
function reader<Message extends TSchema>(schema: Message): (message: unknown) => Static<Message> | undefined {
  const compiled = Compile(schema)
  return (message) => (compiled.Check(message) ? message : undefined)
}

export const fromWorker = reader(WorkerMessage)
export const fromSupervisor = reader(SupervisorMessage)

/** Either end of the channel; what is said to someone who has gone is lost. */
export interface Channel {
  send?(message: object, connection?: Socket, options?: object, told?: (error: Error | null) => void): boolean
}

/** Resolves when it is on its way. */
export function tell(to: Channel, message: WorkerMessage | SupervisorMessage, connection?: Socket): Promise<void> {
  return new Promise((resolve) => {
    // The sender keeps its copy of a connection until it hears that it was taken.
    if (to.send === undefined) resolve()
    else to.send(message, connection, { keepOpen: true }, () => resolve())
  })
}
