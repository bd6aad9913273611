import type { ReactNode } from 'react'

export interface ToastOptions {
  readonly description?: ReactNode
  /** The next step, such as Undo or Try again. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** A Lucide icon name, for `toast.plain`. */
  readonly icon?: string
  /** Milliseconds; `Number.POSITIVE_INFINITY` stays until dismissed and is never pushed out. */
  readonly duration?: number
  /** Replaces the toast with this id where it stands. */
  readonly id?: string
}

export interface Toast extends ToastOptions {
  readonly id: string
  readonly kind: 'success' | 'error' | 'plain' | 'loading'
  readonly title: ReactNode
  readonly duration: number
}

export const toastDuration = 2500
export const visibleToasts = 2

const usual = { success: toastDuration, plain: toastDuration, error: 6000, loading: Number.POSITIVE_INFINITY }
/** A toast that asks for an answer waits longer. */
const withAction = 5000

let toasts: readonly Toast[] = []
let counter = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(kind: Toast['kind'], title: ReactNode, options: ToastOptions = {}): string {
  counter += 1
  const id = options.id ?? `toast-${counter}`
  const duration = options.duration ?? (options.action ? Math.max(withAction, usual[kind]) : usual[kind])
  const toast: Toast = { ...options, id, kind, title, duration }
  const standing = toasts.some((each) => each.id === id)
  change(standing ? toasts.map((each) => (each.id === id ? toast : each)) : [...toasts, toast])
  return id
}

export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => show('success', title, options),
  error: (title: ReactNode, options?: ToastOptions) => show('error', title, options),
  plain: (title: ReactNode, options?: ToastOptions) => show('plain', title, options),
  /** Stays until it is replaced by its id or dismissed. */
  loading: (title: ReactNode, options?: ToastOptions) => show('loading', title, options),
  dismiss: (id: string) => change(toasts.filter((each) => each.id !== id)),
}

/** The toasts on screen: lasting ones first come, then the newest; the rest wait their turn. */
export function visible(all: readonly Toast[]): readonly Toast[] {
  const lasting = all.filter((each) => each.duration === Number.POSITIVE_INFINITY).slice(0, visibleToasts)
  const ordinary = all.filter((each) => each.duration !== Number.POSITIVE_INFINITY)
  const shown = new Set([...lasting, ...ordinary.slice(0, visibleToasts - lasting.length)])
  return all.filter((each) => shown.has(each))
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
