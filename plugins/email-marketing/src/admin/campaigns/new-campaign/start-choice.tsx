import { addressOf } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { type CampaignTemplate, showTemplate } from '../../../contract.ts'
import { isTemplate, type Start, startNames, starts } from './start.ts'

interface StartChoiceProps {
  readonly value: Start
  readonly onChange: (value: Start) => void
}

/** Blank, a template or a copy: each with a small picture of the email. */
export function StartChoice({ value, onChange }: StartChoiceProps) {
  const t = useTexts('email_marketing')
  const names = startNames(t)
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend className="med" style={{ marginBottom: 6, padding: 0 }}>
        {t('Start with')}
      </legend>
      <div style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        {starts.map((start) => (
          <StartCard
            key={start}
            start={start}
            name={names[start]}
            isChosen={start === value}
            onChoose={() => onChange(start)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface StartCardProps {
  readonly start: Start
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Pixels. */
const picture = { width: 132, height: 104 }

function StartCard({ start, name, isChosen, onChoose }: StartCardProps) {
  return (
    <div
      style={{
        ...{ position: 'relative', overflow: 'hidden', borderRadius: 'var(--ash-radius-md)' },
        boxShadow: `inset 0 0 0 ${isChosen ? '2px var(--ash-accent)' : '1px var(--ash-line-strong)'}`,
      }}
    >
      <div
        inert
        style={{
          ...{ display: 'grid', placeItems: 'center', overflow: 'hidden', margin: 2 },
          ...{ height: picture.height, background: 'var(--ash-surface-2)', color: 'var(--ash-text-3)' },
          borderRadius: 'var(--ash-radius-md) var(--ash-radius-md) 0 0',
        }}
      >
        {isTemplate(start) ? (
          <TemplatePicture template={start} name={name} />
        ) : (
          <Icon name={start === 'copy' ? 'copy' : 'file'} size="lg" />
        )}
      </div>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        // Covers the picture, which is clicked with it.
        style={{
          ...{ position: 'absolute', inset: 0, width: '100%', border: 0, background: 'none', cursor: 'pointer' },
          ...{ padding: '6px 10px', display: 'flex', alignItems: 'flex-end', color: 'inherit', font: 'inherit' },
          ...{ borderRadius: 'inherit', textAlign: 'start' },
        }}
      >
        <span className={isChosen ? 'med' : ''}>{name}</span>
      </button>
      <div aria-hidden="true" style={{ height: 34 }} />
    </div>
  )
}

/** As wide as a mail is, made small. */
const scale = picture.width / 600

function TemplatePicture({ template, name }: { readonly template: CampaignTemplate; readonly name: string }) {
  return (
    <div style={{ ...picture, position: 'relative', background: '#fff' }}>
      <iframe
        title={name}
        sandbox=""
        loading="lazy"
        src={addressOf(showTemplate, { query: { template } })}
        style={{
          ...{ width: 600, height: picture.height / scale, border: 0, transform: `scale(${scale})` },
          transformOrigin: '0 0',
        }}
      />
    </div>
  )
}
