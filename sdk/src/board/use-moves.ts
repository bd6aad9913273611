import { useEffect, useRef, useState } from 'react'
import type { Order } from './order.ts'

interface Move {
  readonly key: number
  readonly apply: (order: Order) => Order
  /** The data that was shown when the move was accepted; undefined while it is on its way. */
  readonly acceptedOver?: readonly unknown[]
}

export interface Moves {
  /** The data with every move that it does not hold yet. */
  readonly order: Order
  /** Shows a move at once and asks for it. Takes it back and rejects where it is refused. */
  readonly run: (apply: Move['apply'], ask: () => Promise<unknown>) => Promise<void>
}

/**
 * Moves that are shown before they are saved. An accepted one stays until the next data come, so that nothing jumps back
 * while a list is loaded again.
 *
 * @param data What the order was read from: other members are other data.
 */
export function useMoves(order: Order, data: readonly unknown[]): Moves {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const latest = useRef(data)
  const made = useRef(0)
  const shown = moves.filter(({ acceptedOver }) => !acceptedOver || isSame(acceptedOver, data))
  useEffect(() => {
    latest.current = data
    if (shown.length < moves.length) setMoves(shown)
  })
  const run: Moves['run'] = async (apply, ask) => {
    made.current += 1
    const key = made.current
    setMoves((before) => [...before, { key, apply }])
    try {
      await ask()
    } catch (error) {
      setMoves((before) => before.filter((move) => move.key !== key))
      throw error
    }
    const acceptedOver = latest.current
    setMoves((before) => before.map((move) => (move.key === key ? { ...move, acceptedOver } : move)))
  }
  return { order: shown.reduce((now, { apply }) => apply(now), order), run }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.every((member, at) => member === other[at])
