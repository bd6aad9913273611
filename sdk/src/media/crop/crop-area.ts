/** A part of an image, in its pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Width to height; free without one. */
export type Ratio = number | undefined

/** The corner that is moved: the one across from it stays. */
export interface Corner {
  readonly isRight: boolean
  readonly isBottom: boolean
}

/** Pixels; smaller parts are of no use to anybody. */
const smallest = 16

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The largest part of this ratio, in the middle. */
export function largestArea({ width, height }: Size, ratio: Ratio): Area {
  if (ratio === undefined) return { x: 0, y: 0, width, height }
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)))
  return { x: Math.round((width - wide) / 2), y: Math.round((height - high) / 2), width: wide, height: high }
}

/** The same part elsewhere, within the image. */
export function moved(area: Area, by: { readonly x: number; readonly y: number }, image: Size): Area {
  return {
    ...area,
    x: between(Math.round(area.x + by.x), 0, image.width - area.width),
    y: between(Math.round(area.y + by.y), 0, image.height - area.height),
  }
}

/** The part with one corner moved, within the image and in its ratio. */
export function resized(
  { x, y, width, height }: Area,
  { isRight, isBottom }: Corner,
  by: { readonly x: number; readonly y: number },
  ratio: Ratio,
  image: Size,
): Area {
  const room = { width: isRight ? image.width - x : x + width, height: isBottom ? image.height - y : y + height }
  const wanted = {
    width: between(width + (isRight ? by.x : -by.x), Math.min(smallest, room.width), room.width),
    height: between(height + (isBottom ? by.y : -by.y), Math.min(smallest, room.height), room.height),
  }
  const size = ratio === undefined ? wanted : inRatio(wanted, ratio, room, Math.abs(by.x) >= Math.abs(by.y))
  const [wide, high] = [Math.round(size.width), Math.round(size.height)]
  return { x: isRight ? x : x + width - wide, y: isBottom ? y : y + height - high, width: wide, height: high }
}

/** The side that was moved further says how large it becomes. */
function inRatio(wanted: Size, ratio: number, room: Size, followsWidth: boolean): Size {
  const most = Math.min(room.width, room.height * ratio)
  const width = Math.min(followsWidth ? wanted.width : wanted.height * ratio, most)
  return { width, height: width / ratio }
}
