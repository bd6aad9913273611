/** What a frame is told of the page around it: it inherits nothing of it by itself. */
export const lookMessage = 'ashlar:look'

/** What its style sheet reads, each as `--page-<name>`. */
export const lookNames = ['font', 'color', 'link', 'heading'] as const

/** How words and links look where an element stands, on whatever ground. */
export function lookOf(element: Element): Readonly<Record<'type' | (typeof lookNames)[number], string>> {
  const style = getComputedStyle(element)
  const [family, weight] = ['--font-heading', '--heading-weight'].map((name) => style.getPropertyValue(name))
  const heading = `${weight} 1em ${family}`
  return { type: lookMessage, font: style.font, color: style.color, link: style.getPropertyValue('--link'), heading }
}
