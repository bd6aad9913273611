/** Opens the palette and puts the cursor into its search. */
export function openPalette(store: { set(change: { activeTab: 'add' }): void }) {
  store.set({ activeTab: 'add' })
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('[data-palette-search]')?.focus())
}
