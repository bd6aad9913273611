// A process that looks at uploaded files, one at a time, and tells what became of each.
import { setPriority } from 'node:os'
import { performed } from './inspect.ts'
import type { InspectionTask } from './inspection-task.ts'

/** Visitors come first: this process gets what they leave of the processor. */
const niceness = 10

setPriority(niceness)
// The server has ended. Whatever runs here in other threads ends as well.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', async (task: InspectionTask) => {
  process.send?.(await performed(task))
})
process.send?.({ ready: true })
