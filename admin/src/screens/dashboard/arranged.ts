import type { DashboardArrangement } from '@ashlar/sdk/platform'

/** Something that is shown under a key, such as `visits/top-pages`. */
export interface Keyed {
  readonly key: string
}

/**
 * Widgets in the order that a person gave them. `usual` is the order without one: a widget that the person has not
 * placed, because its package is new, stands behind the widget that it usually follows.
 */
export function arranged<Widget extends Keyed>(usual: readonly Widget[], keys: readonly string[]): readonly Widget[] {
  const order = keys.flatMap((key) => usual.find((each) => each.key === key) ?? [])
  for (const [at, widget] of usual.entries()) {
    if (order.includes(widget)) continue
    const before = usual[at - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, widget)
  }
  return order
}

/**
 * What to keep of an order and of what is hidden. The usual order is not kept, so that it can change. Widgets that are
 * not there just now, because a module is off or a right is missing, stay as they were.
 */
export function arrangementOf(
  usual: readonly Keyed[],
  chosen: DashboardArrangement,
  before: DashboardArrangement,
): DashboardArrangement {
  const isAway = (key: string) => usual.every((each) => each.key !== key)
  const isUsual = usual.every(({ key }, at) => key === chosen.widgets[at])
  return {
    widgets: isUsual ? [] : [...chosen.widgets, ...before.widgets.filter(isAway)],
    hidden: [...chosen.hidden, ...before.hidden.filter(isAway)],
  }
}
