import { colourValue, type RootProps, type StyleRule } from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'

interface CarouselProps {
  readonly root: RootProps
  readonly props: {
    readonly transitionStyle: 'fade' | 'slide'
    readonly interval: number | null
    readonly showIndicators: boolean
    readonly showControls: boolean
    readonly darkMode: boolean
  }
  readonly label: string
  /** What one of them is called, for the names of the buttons. */
  readonly noun: 'Picture' | 'Slide'
  readonly active: number
  readonly slides: readonly { readonly id: string; readonly shown: ReactNode }[]
}

/** A row that is scrolled from one to the next; the script adds arrows, indicators and automation. */
export function Carousel({ root, props, label, noun, active, slides }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of fields
    <div
      {...root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      {...(props.darkMode && { 'data-bg': 'dark' })}
      {...((props.showIndicators || props.showControls || props.interval !== null) && { 'data-tools': '' })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="carousel-track" data-transition={props.transitionStyle} data-noun={noun} tabIndex={0}>
        {slides.map(({ id, shown }, index) => (
          <li
            key={id}
            aria-label={`${index + 1} of ${slides.length}`}
            {...(index === Math.min(active, slides.length - 1) && { 'data-shown': '' })}
          >
            {shown}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How wide it is, and how high: exactly for pictures, at least for what may need more room. */
export function sizeRules({ width, height }: Size, high: 'height' | 'min-height'): readonly StyleRule[] {
  return [
    { declarations: { '--width': width === 300 ? undefined : `${width}px` } },
    { part: ' > .carousel-track', declarations: { [high]: height === 300 ? undefined : `${height}px` } },
  ]
}

interface Border {
  readonly borderRadius: number
  readonly borderWidth: number
  readonly borderStyle: string
  readonly borderColor: string
}

export function borderRule({ borderRadius, borderWidth, borderStyle, borderColor }: Border): StyleRule {
  return {
    part: ' > .carousel-track',
    declarations: {
      'border-radius': borderRadius === 0 ? undefined : `${borderRadius}px`,
      border: borderWidth === 0 ? undefined : `${borderWidth}px ${borderStyle} ${colourValue(borderColor)}`,
    },
  }
}
