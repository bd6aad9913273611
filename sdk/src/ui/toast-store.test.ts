import { beforeEach, describe, expect, it } from 'vitest'
import { type Toast, toast, toastDuration, toastStore, visible, visibleToasts } from './toast-store.ts'

const made = (id: string, duration: number): Toast => ({ id, kind: 'plain', title: id, duration })
const ids = (all: readonly Toast[]) => visible(all).map(({ id }) => id)
const lasting = Number.POSITIVE_INFINITY

// The store is the page's, and files of a run share it.
beforeEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id)
})

describe('toasts', () => {
  it('stay 2500 ms, two at a time (TOAST-002, TOAST-003)', () => {
    expect([toastDuration, visibleToasts]).toEqual([2500, 2])
    expect(ids([made('a', 1), made('b', 1), made('c', 1)])).toEqual(['a', 'b'])
  })

  it('never push out the lasting import toast, which counts (OPEN-122)', () => {
    expect(ids([made('a', 1), made('b', 1), made('import', lasting)])).toEqual(['a', 'import'])
  })

  it('change in place by id, as an import that goes on does (TOAST-007)', () => {
    const id = toast.loading('Importing')
    toast.success('Imported', { id, duration: 5000 })
    expect(toastStore.read()).toMatchObject([{ id, kind: 'success', title: 'Imported', duration: 5000 }])
    toast.dismiss(id)
    expect(toastStore.read()).toEqual([])
  })
})
