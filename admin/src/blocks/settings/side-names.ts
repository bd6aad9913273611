/** What the sides of a block's spacing are called. */
export const sideNames = {
  margin: { top: 'Margin top', right: 'Margin right', bottom: 'Margin bottom', left: 'Margin left' },
  padding: { top: 'Padding top', right: 'Padding right', bottom: 'Padding bottom', left: 'Padding left' },
} as const
