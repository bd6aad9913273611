// The first load, said once: all JavaScript from the sign-in to the dashboard with its widgets and the list of pages.
// The build prints it; `e2e/first-load.spec.ts` sees that a browser loads these files and no others, and holds the limit.
import { gzipSync } from 'node:zlib'

/** What the first screens bring by `import()`, below `src`. What these import comes with them. */
const firstScreens = [
  'shell/sign-in.tsx',
  'shell/live-notices.tsx',
  'shell/top-bar/setting-switch.tsx',
  'shell/top-bar/panel-button.tsx',
  'screens/index.tsx',
  'screens/dashboard/dashboard.tsx',
  'screens/dashboard/key-figures.tsx',
  'screens/dashboard/attention.tsx',
  'screens/pages/recent-pages.tsx',
  'screens/pages/page-list.tsx',
  'screens/pages/page-status.tsx',
]

/** Contracts of the platform that these screens name. In one file they compress together; alone each is smaller than its head. */
const firstContracts =
  /\/sdk\/dist\/platform\/((attention|audit|dashboard|live|me|module|notice|page|page-content|page-revision|plan-usage|presence|setting|setup|sign-in)-calls|addresses|core-permission|job|live-messages|module|page-tree|package|package-calls|people|plan|template|template-calls|text-schemas)\.js$/

/** Small parts that several of these screens share: likewise. */
const firstParts = new RegExp(
  [
    '/admin/src/(?:',
    'shell/(?:account/account-path|brand|recent-things|row-address|session-renewal|sign-in-address|top-bar/(?:newest-notices|panel-button|setting-switch)',
    '|command-menu/(?:menu-entries|menu-state)|generation|generation-notice|import-toast|live-notices|live-toasts)|shortcuts/typing',
    '|screens/(?:module|dashboard/figures-waiting|tenants/words',
    '|pages/(?:page-actions|page-lists|status-badge|tree/move-page|unpublished/[a-z-]+))',
    ')\\.tsx?$',
  ].join(''),
)

/** The dashboard with its own cards, which nearly everybody sees together. */
const firstCards =
  /\/admin\/src\/screens\/(dashboard\/(dashboard|key-figures|attention|when-seen)|pages\/(recent-pages|page-status))\.tsx$/

/** What the settings of a block share with the screen of the theme, and among their own parts. */
const settingsParts = new RegExp(
  [
    '/admin/src/(?:blocks/typography/[^.]*',
    '|blocks/controls/(?:colour-area|colour-field|eye-dropper|hsv|theme-hex|unit-menu)',
    '|blocks/settings/(?:device-values|kept-note|kept-values|replaced-values|sections|weight-names)',
    '|editor/(?:alignment/[^.]*|panels/(?:controls/[^.]*|gradient|setting-row)))\\.tsx?$',
  ].join(''),
)

/** What the editor shares with the screens of the theme and of pages: read by it in any case, and small for them. */
const editorParts = new RegExp(
  [
    '/admin/src/(?:blocks/(?:controls/number-field|settings/(?:angle|control-of|link-font|side-names|spacing-values|value-words|words))',
    '|blocks/(?:block-entries|canvas-view|loaded-blocks|naming|report-thrown|use-code-of|use-loaded-blocks)[^.]*',
    // Of the editor itself: what it shares with its parts that are fetched later.
    '|editor/(?:after-picture|editor-context|checks/checks|colleagues/colleagues|given/later|inserter/inserter-place|keys/shortcuts|kinds/use-kinds',
    '|canvas/(?:canvas-context|ink|room-around|start-editing|toolbar-place|use-box)',
    '|clipboard/(?:clip|foreign/addresses|files/(?:arrivals|file-kinds))',
    '|dnd/(?:cells|drag-session|drag-state|drop-scene|drop-target|edge-scroll|editor-dnd|layer-drop|use-lift)',
    '|left/(?:layouts|palette-entries)|menus/block-entries|overrides/(?:inner-choice|later)',
    '|panels/(?:accordion|chosen-picture)|patterns/(?:open-patterns|pattern-addable)|persistence/preferences|publish/(?:problem-in-words|published-now)',
    '|persistence/(?:editor-id|stored-document)|site-part/(?:site-part|trip)|spacing/(?:measured-spacing|sides|spacing-in-canvas|spacing-value)',
    '|store/(?:change-words|choose|command-desk|emptiness|grouping|list-change|locks|one-step|patch-log|places|selection|sequence|working-copy|wrapping))',
    '|screens/pages/templates/rename-dialog)\\.tsx?$',
    // Of all screens the editor alone keeps its state in it.
    '|/node_modules/zustand/',
  ].join(''),
)

export const firstGroups = [
  { name: 'first-contracts', test: firstContracts },
  { name: 'first-parts', test: firstParts },
  { name: 'first-cards', test: firstCards, includeDependenciesRecursively: false },
  { name: 'editor-parts', test: editorParts, includeDependenciesRecursively: false },
  { name: 'settings-parts', test: settingsParts, includeDependenciesRecursively: false },
]

/** Chunks of the shell that a browser loads by then, besides what they import statically. */
export function firstChunks(shell) {
  const entry = shell.chunks.find((chunk) => chunk.isEntry)
  return [...new Set([entry, ...firstScreens.flatMap((path) => chunksOf(shell, path))])]
}

/** Chunks that an `import()` of a file below `src` brings. */
export function chunksOf(shell, path) {
  const isIt = (id) => id?.endsWith(`/src/${path}`)
  // The code of a group stands in the group's chunk; the address that is asked for only leads there.
  const chunks = shell.chunks.filter((chunk) => isIt(chunk.facadeModuleId) || chunk.moduleIds.some(isIt))
  if (chunks.length === 0) throw new Error(`The first load names ${path}, which nothing loads by import().`)
  return chunks
}

/** Kilobytes of these chunks, each compressed for itself as it is sent. */
export const kilobytes = (chunks) =>
  Math.round(chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 102.4) / 10
