import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A block of the template inside a linked copy. The selection of the editor is the copy itself. */
export interface InnerChoice {
  readonly copy: string
  /** Id of the block in the template. */
  readonly inner: string
}

const choices = createStore<{ readonly choice: InnerChoice | undefined }>(() => ({ choice: undefined }))

export function chooseInner(choice: InnerChoice | undefined): void {
  choices.setState({ choice })
}

/** The block that was chosen in this copy, if any. */
export function innerChosenIn(copy: string | undefined): string | undefined {
  const { choice } = choices.getState()
  return choice?.copy === copy ? choice?.inner : undefined
}

export function useInnerChosenIn(copy: string | undefined): string | undefined {
  return useStore(choices, ({ choice }) => (choice?.copy === copy ? choice?.inner : undefined))
}

export const useInnerChoice = (): InnerChoice | undefined => useStore(choices, ({ choice }) => choice)
