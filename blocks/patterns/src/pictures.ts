/** The pictures of the package, each with what it shows. They are grey, so that they suit the colours of any website. */
const shown = {
  arch: 'Light falling through an arch',
  bench: 'A hammer, a square and a saw blade on a bench',
  currents: 'Fine lines like the currents of a river',
  discs: 'Overlapping discs',
  facade: 'The windows of a tall building',
  hills: 'Hills behind hills under a pale sun',
  leaf: 'A large leaf with its veins',
  night: 'A small house with a lit window at night',
  room: 'An armchair beside a lamp',
  stairs: 'Stairs going up in the light',
  supper: 'A bottle, a glass and a bowl below a lamp',
  streets: 'A map of streets with a pin',
  table: 'A plate, cutlery and a cup on a table',
  vessels: 'A vase and a bowl in soft light',
  window: 'A plant in front of a window',
  'portrait-1': '',
  'portrait-2': '',
  'portrait-3': '',
  'portrait-4': '',
  'logo-1': 'First partner',
  'logo-2': 'Second partner',
  'logo-3': 'Third partner',
  'logo-4': 'Fourth partner',
  'logo-5': 'Fifth partner',
  'logo-6': 'Sixth partner',
} as const

export type PictureName = keyof typeof shown

/** Pixels of the pictures that a gallery lays out by their own shape. */
const tall: readonly PictureName[] = ['leaf', 'stairs', 'window']

/** The host serves these from the installed version of the package, so content keeps them after an update. */
export const addressOf = (name: PictureName) => `/_ashlar/pictures/@ashlar/block-patterns/${name}.svg`

/** Empty for a portrait: the name of the person stands beside it. */
export const altTextOf = (name: PictureName): string => shown[name]

/** Pictures as list props hold them. */
export function pictureItems(...names: readonly PictureName[]) {
  return names.map((name, index) => ({
    ...{ id: `picture-${index + 1}`, file: addressOf(name), mime_type: 'image/svg+xml', filesize: 1 },
    ...sizeOf(name),
  }))
}

function sizeOf(name: PictureName) {
  if (name.startsWith('logo-')) return { width: 240, height: 64 }
  if (name === 'currents' || name === 'supper') return { width: 1920, height: 1080 }
  if (name === 'discs') return { width: 1200, height: 1200 }
  if (name === 'hills' || name === 'streets') return { width: 1600, height: 1000 }
  return tall.includes(name) ? { width: 1200, height: 1500 } : { width: 1600, height: 1200 }
}
