export type { JobComposition } from './composition.ts'
export type { DeadLetter } from './dead-letters.ts'
export { type Jobs, type JobsOptions, startJobs } from './jobs.ts'
export { droppedTags, type LiveEvent, listenLive, liveEvents } from './live.ts'
