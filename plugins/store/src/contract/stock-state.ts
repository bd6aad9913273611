import Type from 'typebox'

export const stockStates = [
  ...(['in_stock', 'out_of_stock', 'ready_to_order', 'partial', 'pending', 'ordered'] as const),
  ...(['backordered', 'discontinued'] as const),
] as const
export type StockState = (typeof stockStates)[number]

export const StockState = Type.Enum([...stockStates], { title: 'Availability' })
