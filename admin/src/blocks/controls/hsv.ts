/** A colour as a person mixes it: the hue in degrees, the others as shares of 1. */
export interface Hsv {
  readonly hue: number
  readonly saturation: number
  readonly brightness: number
}

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** The six digits of a hex value in any of its spellings, without how much of the colour is there. */
function digitsOf(value: string): string {
  const digits = value.slice(1)
  return digits.length < 6 ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('') : digits.slice(0, 6)
}

/** Undefined for what is no hex value. A grey has the hue 0. */
export function hsvOf(value: string): Hsv | undefined {
  if (!hex.test(value)) return undefined
  const digits = digitsOf(value)
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255
  const [red, green, blue] = [part(0), part(2), part(4)]
  const brightness = Math.max(red, green, blue)
  const range = brightness - Math.min(red, green, blue)
  const saturation = brightness === 0 ? 0 : range / brightness
  if (range === 0) return { hue: 0, saturation, brightness }
  const sixth =
    brightness === red
      ? (green - blue) / range
      : brightness === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: (sixth * 60 + 360) % 360, saturation, brightness }
}

/** Six digits. */
export function hexOf({ hue, saturation, brightness }: Hsv): string {
  const part = (at: number) => {
    const place = (at + hue / 60) % 6
    const share = brightness - brightness * saturation * Math.max(0, Math.min(place, 4 - place, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(5)}${part(3)}${part(1)}`
}
