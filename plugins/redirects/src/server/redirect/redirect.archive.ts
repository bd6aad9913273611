import { archiveTable, PageAddresses } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { errors } from '../../errors.ts'
import { redirectLimits } from '../../redirect.ts'
import { localPath, sourceProblem, targetProblem } from './redirect.address.ts'

const Redirect = Type.Object({
  source: Type.String({ maxLength: redirectLimits.source }),
  target: Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]),
})

export const redirectArchive = archiveTable('page_redirect', {
  deps: [PageAddresses],
  accept: (row, pages) => {
    if (!Check(Redirect, row)) throw refused('This is not a valid redirect.')
    const { source, target } = row
    const problem = sourceProblem(source, pages) ?? (target === null ? undefined : targetProblem(target))
    if (problem !== undefined) throw refused(problem)
    return { ...row, source: localPath(source) ?? source }
  },
})

const refused = (message: string) => errors.INVALID_FIELDS().at({ path: 'source', message })
