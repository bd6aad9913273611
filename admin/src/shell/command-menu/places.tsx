import { useCan, useMe, useNavigate } from '@ashlar/sdk/admin'
import { useModules } from '@ashlar/sdk/shell'
import { useTexts } from '@ashlar/sdk/ui'
import { CommandGroup } from 'cmdk'
import { addressOfSection } from '../../screens/settings/section-list.ts'
import { useSectionScreens } from '../../screens/settings/section-screens.tsx'
import { useModuleSections } from '../../screens/settings/use-module-sections.ts'
import { Entry } from './entry.tsx'
import { isFound, type OfferedScreen, screensOf } from './menu-entries.ts'

interface PlacesProps {
  readonly words: string
  readonly close: () => void
}

/** Screens and sections of the settings, once there are words to find them by. */
export function Places({ words, close }: PlacesProps) {
  const screens = screensOf(useModules(), useMe())
  return useCan('settings.can_view') ? (
    <WithSections screens={screens} words={words} close={close} />
  ) : (
    <Found places={screens} words={words} close={close} />
  )
}

function WithSections({ screens, ...props }: PlacesProps & { readonly screens: readonly OfferedScreen[] }) {
  const { sections } = useModuleSections(useSectionScreens())
  const places = sections.map(
    ({ id, title, icon, subtitle = '', keywords = [] }): OfferedScreen => ({
      path: addressOfSection(id),
      title,
      icon,
      keywords: ['settings', subtitle, ...keywords],
    }),
  )
  return <Found places={[...screens, ...places]} {...props} />
}

function Found({ places, words, close }: PlacesProps & { readonly places: readonly OfferedScreen[] }) {
  const t = useTexts('admin')
  const navigate = useNavigate()
  const found = places.filter(({ title, keywords }) => isFound(words, t(title), keywords))
  if (found.length === 0) return null
  return (
    <CommandGroup heading={t('Go to')}>
      {found.map(({ path, title, icon }) => (
        <Entry
          key={path}
          value={`go ${path}`}
          icon={icon}
          onSelect={() => {
            close()
            void navigate(path)
          }}
        >
          {t(title)}
        </Entry>
      ))}
    </CommandGroup>
  )
}
