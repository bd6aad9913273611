import agencies from './agencies.ts'
import blockFields from './block-fields.ts'
import blocks from './blocks.ts'
import board from './board.ts'
import checks from './checks.ts'
import dashboard from './dashboard.ts'
import editor from './editor.ts'
import editorTogether from './editor-together.ts'
import finding from './finding.ts'
import given from './given.ts'
import health from './health.ts'
import jobs from './jobs.ts'
import kit from './kit.ts'
import kitBlocks from './kit-blocks.ts'
import layout from './layout.ts'
import links from './links.ts'
import media from './media.ts'
import outbox from './outbox.ts'
import overrides from './overrides.ts'
import packages from './packages.ts'
import pages from './pages.ts'
import patternLibrary from './pattern-library.ts'
import patterns from './patterns.ts'
import people from './people.ts'
import plans from './plans.ts'
import screens from './screens.ts'
import settings from './settings.ts'
import shell from './shell.ts'
import steps from './steps.ts'
import tenants from './tenants.ts'
import theme from './theme.ts'
import typography from './typography.ts'

/** The admin in German, by the English texts. */
export default {
  ...agencies,
  ...blockFields,
  ...blocks,
  ...board,
  ...checks,
  ...dashboard,
  ...editor,
  ...given,
  ...editorTogether,
  ...finding,
  ...health,
  ...jobs,
  ...kitBlocks,
  ...kit,
  ...layout,
  ...links,
  ...media,
  ...outbox,
  ...overrides,
  ...packages,
  ...pages,
  ...patternLibrary,
  ...patterns,
  ...people,
  ...plans,
  ...screens,
  ...settings,
  ...shell,
  ...steps,
  ...tenants,
  ...theme,
  ...typography,
}
