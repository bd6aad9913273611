/** One stop of the tour: what is shown, and where it stands. */
export interface TourStep {
  readonly title: string
  readonly text: string
  /** Where to look, the first of these that is on the screen. */
  readonly at: readonly string[]
  /** The tab of the left side that it speaks of. */
  readonly tab?: 'add' | 'layers'
}

const left = ['.ed__left', '.drawers > :first-child']

const add: TourStep = {
  title: 'Add blocks to the page',
  text: 'Drag a block onto the page, or press Enter to add it after the selected block. Layers shows the structure of the page.',
  at: left,
  tab: 'add',
}

const layers: TourStep = {
  title: 'Find your way around the page',
  text: 'Use Layers to see the structure of the page and select blocks. Your role can change text and images, but not the layout.',
  at: left,
  tab: 'layers',
}

const others: readonly TourStep[] = [
  {
    title: 'Work directly on the page',
    text: 'Click a block to select it. Double-click it or press Enter to edit its text. Use the plus between two blocks to add another.',
    at: ['.cv'],
  },
  {
    title: 'Change how a block looks',
    text: 'Here you find the settings of the selected block. Values set for tablet or mobile apply only there and can be reset.',
    at: ['.ed__right', '.drawers > :last-child'],
  },
  {
    title: 'See it on every screen',
    text: 'Choose a device, or type any width. The page looks as it will in your visitors’ browsers.',
    at: ['.ed__bar [role=tablist]', '.dev__cap'],
  },
  {
    title: 'Nothing is lost',
    text: 'Changes are saved in a private draft as you work. Visitors see them once you choose Publish, or Update on a live page. Open the menu for publishing options, checks, a preview link and all revisions.',
    at: ['.ed__bar > :last-child'],
  },
  {
    title: 'Faster by keyboard',
    text: 'Press ? for all shortcuts, or Ctrl K to find any action by name. You can also restart this tour from there.',
    at: ['.shortc', '.ed__foot'],
  },
]

/** In the order of the work, by what the person may do. */
export const tourSteps = (canLayOut: boolean): readonly TourStep[] => [canLayOut ? add : layers, ...others]
