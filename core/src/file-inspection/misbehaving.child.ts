// For tests: a process that checks files and does with each what its name says.
import type { InspectionResult, InspectionTask } from './inspection-task.ts'

const held: Buffer[] = []

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (task: InspectionTask) => {
  const name = task.kind === 'inspect' ? task.claims.fileName : undefined
  if (name === 'loop') for (;;);
  if (name === 'crash') process.exit(1)
  if (name === 'memory') for (;;) held.push(Buffer.alloc(8 * 1024 ** 2, 1))
  // Which process it is, is told by the pid.
  const answer = { refused: 'broken', detail: String(process.pid) } satisfies InspectionResult
  setTimeout(() => process.send?.(answer), name === 'slow' ? 1200 : 0)
})
process.send?.({ ready: true })
