import type { ServerDefinition } from '@ashlar/sdk/server'
import { standIn } from './stand-in.ts'

/**
 * Run what a module runs in the server before it serves, with stand-ins for all it asks for: the constructors of its
 * services, the registration of its routes. What they throw tells nothing, since nothing real was there; what ends the
 * process, or never ends, does. `begin` is told each time what runs next.
 */
export function runOnTrial({ services, routes }: ServerDefinition, begin: (what: string) => void): void {
  // A promise of theirs that breaks for want of the real thing is no fault either.
  process.on('unhandledRejection', ignored)
  process.on('uncaughtException', ignored)
  for (const { type, deps } of services) {
    begin(`Building its service ${type.name}`)
    attempt(() => Reflect.construct(type, deps.map(standIn)))
  }
  for (const { deps, register } of routes) {
    begin('Registering its routes')
    attempt(() => Reflect.apply(register, undefined, [standIn(), ...deps.map(standIn)]))
  }
}

const ignored = () => undefined

function attempt(work: () => unknown): void {
  try {
    work()
  } catch {
    // The composition, which has the real things, says what is wrong.
  }
}
