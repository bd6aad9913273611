/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Paint = readonly [number, number, number, number]

let canvas: CanvasRenderingContext2D | null | undefined

/** A colour as a browser computes it, in any notation, as channels. */
export function channelsOfPaint(colour: string): Paint {
  const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour)
  if (plain) return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)]
  // Mixed colours are computed as `oklab()` or `color()`, which the browser knows how to paint.
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return [0, 0, 0, 1]
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

export function hexOf([red, green, blue]: Paint): string {
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
