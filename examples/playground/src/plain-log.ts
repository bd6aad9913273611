import { type Logger, makeLog } from '@ashlar/core'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { ownFrames } from './own-frames.ts'

const Line = Type.Object({
  msg: Type.String(),
  err: Type.Optional(Type.Object({ stack: Type.String() })),
})

/** The host's warnings and errors as an author reads them: a sentence and where it came from. */
export const plainLog = (): Logger => makeLog('warn', { write: (line) => write(line) })

function write(line: string): void {
  const entry: unknown = JSON.parse(line)
  if (!Check(Line, entry)) console.error(line.trim())
  else console.error(entry.err === undefined ? entry.msg : `${entry.msg}\n  ${ownFrames(entry.err.stack)}`)
}
