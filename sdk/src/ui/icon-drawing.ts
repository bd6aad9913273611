import type { IconNode } from './icon-files.ts'

/** The square in which Lucide draws, in its units. */
const grid = 24

/** Attributes that are lengths or places; all others stay as they are. */
const lengths = new Set(['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'points'])

const drawn = new Map<number, WeakMap<IconNode, IconNode>>()

/**
 * The lines of an icon in the pixels of its size. A `viewBox` would scale them as well, but each drawing that the
 * browser scales has a place of its own in its layers, for which every letter typed on the canvas pays anew.
 */
export function drawnAt(size: number, node: IconNode): IconNode {
  const ofSize = drawn.get(size) ?? new WeakMap<IconNode, IconNode>()
  drawn.set(size, ofSize)
  const known = ofSize.get(node)
  if (known) return known
  const factor = size / grid
  const made: IconNode = node.map(([tag, attributes]) => [tag, drawing(attributes, factor)])
  ofSize.set(node, made)
  return made
}

type Attributes = IconNode[number][1]

/** What has a transform of its own, such as a brand's mark, has a place in the layers in any case. */
function drawing(attributes: Attributes, factor: number): Attributes {
  const { transform } = attributes
  if (transform !== undefined) return { ...attributes, transform: `scale(${factor}) ${transform}` }
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, scaled(name, value, factor)]))
}

function scaled(name: string, value: string, factor: number): string {
  if (name === 'd') return scaledPath(value, factor)
  return lengths.has(name) ? scaledNumbers(value, ofOthers, factor).join(' ') : value
}

/** Commands and numbers of a path; an arc's two flags may stand without a space before what follows. */
const number = /[\s,]*(-?(?:\d+(?:\.\d+)?|\.\d+))/y
const flag = /[\s,]*([01])/y

function scaledPath(path: string, factor: number): string {
  const commands = path.match(/[a-z][^a-z]*/gi) ?? []
  return commands
    .map((command) => {
      const letter = command.charAt(0)
      return letter + scaledNumbers(command.slice(1), letter.toLowerCase() === 'a' ? ofArc : ofOthers, factor).join(' ')
    })
    .join('')
}

/** What the numbers of a command are, one after the other and again from the first. */
const ofOthers = ['length'] as const
const ofArc = ['length', 'length', 'angle', 'flag', 'flag', 'length', 'length'] as const

function scaledNumbers(text: string, kinds: typeof ofOthers | typeof ofArc, factor: number): readonly string[] {
  const made: string[] = []
  for (let at = 0; ; ) {
    const kind = kinds[made.length % kinds.length]
    const next = kind === 'flag' ? flag : number
    next.lastIndex = at
    const found = next.exec(text)?.[1]
    if (found === undefined) return made
    made.push(kind === 'length' ? times(found, factor) : found)
    at = next.lastIndex
  }
}

const times = (value: string, factor: number) => String(Math.round(Number(value) * factor * 1000) / 1000)
