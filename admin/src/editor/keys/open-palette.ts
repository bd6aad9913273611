/** Opens the palette, brings it back where it was put away, and puts the cursor into its search. */
export function openPalette(store: { set(change: { activeTab: 'add'; areSidesAway: false }): void }) {
  store.set({ activeTab: 'add', areSidesAway: false })
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('[data-palette-search]')?.focus())
}
