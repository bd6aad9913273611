export { kitGallery } from './gallery/package.ts'
export { type Playground, type PlaygroundOptions, type Shown, startPlayground } from './playground.ts'
export { type Fixture, fixturesOf, readFixtures } from './stage/fixtures.ts'
export { wayTo } from './stories/story-content.ts'
