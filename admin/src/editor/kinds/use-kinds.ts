import type { ContentKindDefinition } from '@ashlar/sdk'
import { useMe } from '@ashlar/sdk/admin'
import { type AdminModule, isOffered, useModules } from '@ashlar/sdk/shell'
import { texts } from '@ashlar/sdk/ui'
import { useCallback, useMemo } from 'react'
import type { AdapterOf } from '../persistence/stored-document.ts'

const t = texts('admin')

/** A kind of content with the module that brings it. */
export interface OfferedKind extends ContentKindDefinition {
  readonly module: AdminModule
}

/** What modules have edited here, as far as this person may see it (GEN-004). */
export function useKinds(): readonly OfferedKind[] {
  const [modules, me] = [useModules(), useMe()]
  return useMemo(
    () =>
      modules
        .flatMap((module) => (module.admin.contents ?? []).map((kind) => ({ ...kind, module })))
        .filter((kind) => isOffered(me, kind)),
    [modules, me],
  )
}

/** The adapter of a kind, fetched with its module's code. */
export async function adapterOf({ module, param, viewport, root }: OfferedKind) {
  const loader = (await module.load()).contents?.[param]
  if (!loader) throw new Error(t('"{title}" cannot be edited: its package has no editor.', { title: module.title }))
  return { ...(await loader()).default, viewport, ...(root !== undefined && { root }) }
}

export function useAdapters(): AdapterOf {
  const kinds = useKinds()
  return useCallback(
    async (param) => {
      const kind = kinds.find((each) => each.param === param)
      if (!kind) throw new Error(t('No installed package can open this link in the editor.'))
      return adapterOf(kind)
    },
    [kinds],
  )
}
