interface IconProps {
  /** Name in the bundled Lucide set, such as `arrow-right` (OPEN-135). An unknown name draws nothing. */
  readonly name: string
  readonly className?: string
}

/** A decorative icon on a page: hidden from assistive technology, drawn in the text's colour, fetched once and kept. */
export function Icon({ name, className = 'icon' }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/_ashlar/icons/${encodeURIComponent(name)}.svg#icon`} />
    </svg>
  )
}
