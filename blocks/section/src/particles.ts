import type { Moving } from './client.ts'

interface Dot {
  x: number
  y: number
  readonly radius: number
  readonly dx: number
  readonly dy: number
}

/** One dot for so many square pixels, and at most so many. */
const room = 18_000
const most = 90

/** Dots that drift in the section's own accent colour, on a canvas as large as what it stands in (OPEN-213). */
export function particles(behind: HTMLElement): Moving {
  const canvas = document.createElement('canvas')
  behind.append(canvas)
  const pen = canvas.getContext('2d')
  let dots: readonly Dot[] = []
  let frame = 0

  const fit = () => {
    canvas.width = behind.clientWidth
    canvas.height = behind.clientHeight
    dots = dotsOn(canvas.width, canvas.height)
    draw()
  }
  const draw = () => {
    if (!pen) return
    pen.clearRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = getComputedStyle(canvas).color
    for (const { x, y, radius } of dots) {
      pen.beginPath()
      pen.arc(x, y, radius, 0, Math.PI * 2)
      pen.fill()
    }
  }
  const step = () => {
    for (const dot of dots) {
      dot.x = (dot.x + dot.dx + canvas.width) % canvas.width
      dot.y = (dot.y + dot.dy + canvas.height) % canvas.height
    }
    draw()
    frame = requestAnimationFrame(step)
  }
  new ResizeObserver(fit).observe(behind)
  return {
    play: () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(step)
    },
    pause: () => cancelAnimationFrame(frame),
  }
}

function dotsOn(width: number, height: number): readonly Dot[] {
  const count = Math.min(Math.round((width * height) / room), most)
  return Array.from({ length: count }, () => ({
    x: Math.random() * width,
    y: Math.random() * height,
    radius: 1 + Math.random() * 2.5,
    dx: (Math.random() - 0.5) * 0.5,
    dy: (Math.random() - 0.5) * 0.5,
  }))
}
