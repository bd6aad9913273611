export { type Playground, type PlaygroundOptions, type Shown, startPlayground } from './playground.ts'
