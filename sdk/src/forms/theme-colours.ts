import { useQuery } from '../admin/query.ts'
import { type ThemeColour, themeColours } from '../style/values.ts'

/** Hex values of the theme's colours. */
export type ThemePaints = Readonly<Partial<Record<ThemeColour, string>>>

/**
 * The tenant's nine colours. They are read out of the site's style sheet, which everybody may have; linking it would
 * bring its other rules into the admin.
 */
export function useThemeColours(isWanted: boolean): ThemePaints {
  const { data } = useQuery({
    queryKey: ['theme-colours'],
    queryFn: async () => paintsIn(await (await fetch('/_ashlar/theme.css')).text()),
    enabled: isWanted,
    staleTime: 60_000,
  })
  return data ?? {}
}

export function paintsIn(css: string): ThemePaints {
  return Object.fromEntries(
    themeColours.flatMap((name) => {
      const value = new RegExp(`--theme-${name}:\\s*(#[0-9A-Fa-f]{6})`).exec(css)?.[1]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
