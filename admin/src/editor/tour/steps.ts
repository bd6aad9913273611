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
  title: 'Put blocks on the page',
  text: 'Drag a block onto the page, or press Enter on it to put it in after what is selected. Layers, beside it, shows how the page is built.',
  at: left,
  tab: 'add',
}

const layers: TourStep = {
  title: 'Find your way in the page',
  text: 'Layers shows how the page is built and selects a block. Your role changes texts and pictures; the layout stays as it is.',
  at: left,
  tab: 'layers',
}

const others: readonly TourStep[] = [
  {
    title: 'Work on the page itself',
    text: 'Click selects a block. Double-click, or Enter, writes in it. A plus between two blocks puts another one there.',
    at: ['.cv'],
  },
  {
    title: 'Change how a block looks',
    text: 'The settings of the selected block stand here. What is set on a phone or tablet holds there alone and can be taken back.',
    at: ['.ed__right', '.drawers > :last-child'],
  },
  {
    title: 'See it on every screen',
    text: 'Choose a device, or type any width. The page is drawn as your visitors’ browsers draw it.',
    at: ['.ed__bar [role=tablist]', '.dev__cap'],
  },
  {
    title: 'Nothing is lost',
    text: 'What you type is kept as a private draft at once. Save makes it the page. Behind the arrow stand publishing, checks, a preview link and all revisions.',
    at: ['.ed__bar > :last-child'],
  },
  {
    title: 'Faster by keyboard',
    text: 'Press ? for all shortcuts, and Ctrl K to find any action by its name. This tour is there too, whenever you want it again.',
    at: ['.shortc', '.ed__foot'],
  },
]

/** In the order of the work, by what the person may do. */
export const tourSteps = (canLayOut: boolean): readonly TourStep[] => [canLayOut ? add : layers, ...others]
