interface IconProps {
  /** Name in the bundled Lucide set, such as `arrow-right`. An unknown name draws nothing. */
  readonly name: string
  readonly className?: string
}

/** Says which way is on, and so turns round where writing runs from right to left. */
const sided = /^(arrow|chevrons?|move|corner)-.*(left|right)/

/** A decorative icon on a page: hidden from assistive technology, drawn in the text's colour, fetched once and kept. */
export function Icon({ name, className = 'icon' }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" {...(sided.test(name) && { 'data-sided': '' })}>
      <use href={`/_ashlar/icons/${encodeURIComponent(name)}.svg#icon`} />
    </svg>
  )
}
