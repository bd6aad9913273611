import type { RestorePlan } from '@ashlar/sdk/platform'
import { currentLanguage, Note, useTexts, when } from '@ashlar/sdk/ui'
import { contentTitle } from './restore-words.ts'
import './tenants.css'
import { amount, limitTitle } from './words.ts'

const number = (value: number) => new Intl.NumberFormat(currentLanguage()).format(value)

/** What a restore would change, before anybody starts it. */
export function PlanView({ plan }: { readonly plan: RestorePlan }) {
  const t = useTexts('admin')
  return (
    <div className="form arch__plan">
      <p className="t2">
        {t('Backup of “{website}” from {date}, format version {version}. Nothing has changed yet.', {
          website: plan.website,
          date: when(plan.madeAt),
          version: plan.version,
        })}
      </p>
      {plan.exceeded.map(({ limit, wouldBe, most }) => (
        <Note key={limit} tone="bad">
          {t('{what}: the backup has {count}, and the plan allows {most}. Choose a higher plan to restore it.', {
            what: limitTitle(t, limit),
            count: amount(limit, wouldBe),
            most: amount(limit, most),
          })}
        </Note>
      ))}
      {plan.missing.map(({ module, rows }) => (
        <Note key={module} tone="warn">
          {t('The module “{module}” is not installed. Its {count} entries are left out.', {
            module,
            count: rows,
          })}
        </Note>
      ))}
      {plan.switchedOff.length > 0 && (
        <Note tone="warn">
          {t('{modules}: switched off. The content is replaced as well and shows when the module is on again.', {
            modules: plan.switchedOff.map((title) => t(title)).join(', '),
          })}
        </Note>
      )}
      <table className="tbl arch__table">
        <caption className="sr">{t('What is replaced')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Replaced')}</th>
            <th scope="col" className="r">
              {t('Now')}
            </th>
            <th scope="col" className="r">
              {t('In the backup')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.contents.map((content) => (
            <tr key={`${content.module}.${content.table}`}>
              <td>{contentTitle(t, content)}</td>
              <td className="r">{number(content.now)}</td>
              <td className="r">{number(content.inBackup)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t2">
        {t(
          'People, roles and passwords, sign-ins, API tokens, secret settings, webhooks, host names, the plan, modules and the audit log stay as they are.',
        )}
      </p>
    </div>
  )
}
