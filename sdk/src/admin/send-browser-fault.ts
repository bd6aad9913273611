import { reportBrowserFault } from '../platform/browser-fault-calls.ts'
import type { BrowserFault } from '../platform/package-change.ts'
import { ApiError } from './api-error.ts'
import type { PartOfPackage, ThrownPart } from './browser-faults.ts'
import { call } from './call.ts'

/** Milliseconds in which one fault is said once, and reports of this tab within a minute: it may throw with each letter. */
const quietFor = 10_000
const minute = 60_000
const mostAMinute = 10

const said = new Map<string, number>()

/** Says each fault once in ten seconds. What is no fault of the package, such as a line that is gone, is not said. */
export async function sendBrowserFault(culprit: PartOfPackage, { part, of, error }: ThrownPart): Promise<void> {
  if (isOfTheLine(error) || !mayBeSaid(`${culprit.name} ${part} ${of}`)) return
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  const fault: BrowserFault = { ...{ name: culprit.name, version: culprit.version }, part, of, message }
  await call(reportBrowserFault, { body: fault })
}

function mayBeSaid(fault: string): boolean {
  const now = Date.now()
  for (const [each, at] of said) if (now - at >= minute) said.delete(each)
  if (now - (said.get(fault) ?? Number.NEGATIVE_INFINITY) < quietFor) return false
  // Counted by fault: as many again of one in a minute say nothing new.
  if (!said.has(fault) && said.size >= mostAMinute) return false
  said.set(fault, now)
  return true
}

/** The server's refusals, and code that did not arrive, in the words of each browser. */
const isOfTheLine = (error: unknown): boolean =>
  error instanceof ApiError ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)) ||
  (error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message))
