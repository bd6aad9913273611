/** What was thrown, with the frames of the author's code; those of Node and of installed packages only hide them. */
export function ownFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((frame) => !/\s+at .*(node:|node_modules)/.test(frame))
    .slice(0, 6)
    .join('\n  ')
}
