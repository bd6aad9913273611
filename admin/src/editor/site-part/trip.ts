import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Going from a page to its header or footer and back. */
const Trip = Type.Object({
  part: Type.Enum(['header', 'footer']),
  /** Id of the template that is the header or footer. */
  template: Type.Integer(),
  page: Type.Object({ slug: Type.String(), title: Type.String() }),
  selection: Type.Array(Type.String()),
  /** A block that was in sight and how far below the top of the view, in pixels of the page; absent at the top of the page. */
  anchor: Type.Optional(Type.Object({ node: Type.String(), top: Type.Number() })),
})
export type Trip = Static<typeof Trip>

/** In this tab alone, also when it is loaded again. */
const key = 'ashlar.editor.trip'

function stored(): Trip | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return Check(Trip, kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const trips = createStore<{ readonly trip: Trip | undefined }>(() => ({ trip: stored() }))

export const currentTrip = (): Trip | undefined => trips.getState().trip

/** Undefined ends it. */
export function setTrip(trip: Trip | undefined) {
  trips.setState({ trip })
  try {
    if (trip) sessionStorage.setItem(key, JSON.stringify(trip))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing forgets the trip when the page is loaded again; the way back is the list of pages.
  }
}

/** The trip on which a template is edited. */
export function useTripTo(template: number | undefined): Trip | undefined {
  return useStore(trips, ({ trip }) => (trip && trip.template === template ? trip : undefined))
}
