import { filledText } from '@ashlar/sdk'
import { colourValue, focusRules, type RootProps, type StyleRule, type View } from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'
import { words } from './visitor-texts.ts'

interface CarouselProps {
  readonly root: RootProps
  readonly props: {
    readonly transitionStyle: 'fade' | 'slide'
    readonly interval: number | null
    readonly showIndicators: boolean
    readonly showControls: boolean
    readonly darkMode: boolean
  }
  /** BCP 47 tag of the page's language. */
  readonly language: string
  /** What it shows, by which readers know it. */
  readonly label: 'pictures' | 'slides' | 'highlights'
  readonly active: number
  readonly slides: readonly { readonly id: string; readonly shown: ReactNode }[]
}

/** A row that is scrolled from one to the next; the script adds arrows, indicators and automation. */
export function Carousel({ root, props, language, label, active, slides }: CarouselProps) {
  const t = words(language)
  const names =
    label === 'pictures'
      ? { 'data-one': t.picture, 'data-previous': t.previousPicture, 'data-next': t.nextPicture }
      : { 'data-one': t.slide, 'data-previous': t.previousSlide, 'data-next': t.nextSlide }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of fields
    <div
      {...root}
      role="group"
      aria-roledescription="carousel"
      aria-label={t[label]}
      {...(props.darkMode && { 'data-bg': 'dark' })}
      {...((props.showIndicators || props.showControls || props.interval !== null) && { 'data-tools': '' })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="carousel-track" data-transition={props.transitionStyle} {...names} tabIndex={0}>
        {slides.map(({ id, shown }, index) => (
          <li
            key={id}
            aria-label={filledText(t.place, { n: index + 1, count: slides.length })}
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
  readonly fullWidth: boolean
  readonly width: number
  readonly height: number
}

/** How wide it is, and how high: exactly for pictures, at least for what may need more room. */
export function sizeRules({ fullWidth, width, height }: Size, high: 'height' | 'min-height'): readonly StyleRule[] {
  return [
    { declarations: { '--width': fullWidth ? '100vw' : width === 300 ? undefined : `${width}px` } },
    { part: ' > .carousel-track', declarations: { [high]: height === 300 ? undefined : `${height}px` } },
  ]
}

/** Each picture keeps in sight what matters of it. */
export const slideFocus = (images: readonly { readonly file: string }[], view: View): readonly StyleRule[] =>
  images.flatMap(({ file }, at) => focusRules(view, file, ` > .carousel-track > :nth-child(${at + 1}) > img`))

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
