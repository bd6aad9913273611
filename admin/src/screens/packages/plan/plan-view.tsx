import type { PackagePlan } from '@ashlar/sdk/platform'
import { Badge, Icon, Note, useTexts } from '@ashlar/sdk/ui'
import { isMajor, isOlder } from '../words.ts'
import { Folds } from './folds.tsx'
import { PlanDocuments } from './plan-documents.tsx'
import { planFacts } from './plan-facts.ts'
import { planSteps } from './plan-steps.ts'
import { planSections } from './sections.ts'

/** Which package, from which version to which; stands under the title. */
export function Step({ plan }: { readonly plan: Pick<PackagePlan, 'from' | 'to' | 'name'> }) {
  const t = useTexts('admin')
  const { from, to, name } = plan
  return (
    <span className="vs">
      <span className="mono">{name}</span>
      {from !== null && <span className="mono">{from}</span>}
      {from !== null && to !== null && <Icon name="arrow-right" size="sm" label={t('to')} />}
      {to !== null && <span className="mono">{to}</span>}
      {isMajor(from, to) && !isOlder(to, from) && <Badge tone="yellow">{t('Major version')}</Badge>}
      {isOlder(to, from) && <Badge tone="blue">{t('Older version')}</Badge>}
    </span>
  )
}

export interface PlanViewProps {
  readonly plan: PackagePlan
  /** Why it was not applied, after it was tried. */
  readonly refusal: Error | null
}

/** What is in the way first, then four facts, the steps, what needs reading, and everything in detail. */
export function PlanView({ plan, refusal }: PlanViewProps) {
  const t = useTexts('admin')
  const gained = plan.permissions.filter(({ change }) => change === 'added')
  return (
    <div className="plan">
      {refusal && <Note tone="bad">{refusal.message}</Note>}
      {plan.obstacles.map(({ code, message }) => (
        <Note key={`${code} ${message}`} tone="bad">
          {message}
        </Note>
      ))}
      {plan.obstacles.length > 0 && <PlanDocuments documents={plan.content.documents} />}
      <dl className="facts">
        {planFacts(plan, t).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="label">
          {plan.obstacles.length > 0
            ? t('This would happen. Nothing has changed.')
            : t('This will happen, in this order. Nothing has changed yet.')}
        </h3>
        <ol className="steps">
          {planSteps(plan, t).map(({ id, title, detail, proof }, index) => (
            <li key={id}>
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <b className="med">{title}</b>
                <p>{detail}</p>
              </div>
              <span className={`sg ${proof.tone}`}>
                <Icon name={proof.icon} size="sm" />
                {proof.text}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {gained.length > 0 && (
        <Note tone="warn">
          <b className="strong">
            {t('{count} new permission area:|{count} new permission areas:', { count: gained.length })}
          </b>{' '}
          {gained.map(({ title }) => title).join(', ')}.{' '}
          {t('On websites with this module, each role starts with its usual rights there.')}
        </Note>
      )}
      {plan.warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {warning}
        </Note>
      ))}
      {plan.obstacles.length === 0 && <PlanDocuments documents={plan.content.documents} />}
      <Folds sections={planSections(plan, t)} />
    </div>
  )
}
