// For tests: a process that checks files and does with each what its name says.
import type { InspectionResult, InspectionTask } from './inspection-task.ts'

const held: Buffer[] = []

function neverAnswer(): never {
  for (;;);
}

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (task: InspectionTask) => {
  const name = task.kind === 'inspect' ? task.claims.fileName : undefined
  if (name === 'loop') neverAnswer()
  if (name === 'crash') process.exit(1)
  if (name === 'memory') {
    held.push(Buffer.alloc(600 * 1024 ** 2, 1))
    neverAnswer()
  }
  // Which process it is, is told by the pid.
  const answer = { refused: 'broken', detail: String(process.pid) } satisfies InspectionResult
  setTimeout(() => process.send?.(answer), name === 'slow' ? 600 : 0)
})
process.send?.({ ready: true })
