/** A place in a screen or page that a module opens to others, typed by the props it hands over. */
export interface Slot<Props extends object> {
  readonly kind: 'slot'
  /** `<module>:<screen>/<place>`, for example `store:order/aside`. */
  readonly id: string
  /** Carries the type of the props; never set. */
  readonly Props?: Props
}

/**
 * Open a place to fills of other packages.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineSlot<Props extends object>(id: `${string}:${string}`): Slot<Props> {
  return Object.freeze({ kind: 'slot', id })
}
