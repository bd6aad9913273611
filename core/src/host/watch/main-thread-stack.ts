import { Session } from 'node:inspector'

/**
 * Addresses of the scripts that the main thread runs now, innermost first, asked from another thread: the inspector
 * interrupts an endless loop, too. None where the main thread does not stop within these milliseconds.
 */
export function mainThreadStack(patience: number): Promise<readonly string[]> {
  const session = new Session()
  session.connectToMainThread()
  const addresses = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ params }) => void addresses.set(params.scriptId, params.url))
  return new Promise((resolve) => {
    const end = (stack: readonly string[]) => {
      clearTimeout(timer)
      // The main thread goes on.
      session.disconnect()
      resolve(stack)
    }
    const timer = setTimeout(end, patience, [])
    session.once('Debugger.paused', ({ params }) =>
      end(params.callFrames.map(({ location }) => addresses.get(location.scriptId) ?? '')),
    )
    session.post('Debugger.enable')
    session.post('Debugger.pause')
  })
}
