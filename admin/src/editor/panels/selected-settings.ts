// The settings of a selected block; see `settings-panel.tsx`.
export { BlockSettings } from './block-settings.tsx'
export { KeptSettings } from './kept-settings.tsx'
