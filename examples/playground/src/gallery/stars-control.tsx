import { type FieldControlProps, Segments } from '@ashlar/sdk/ui'

const options = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

/** A control of one's own for `control: 'kit_gallery:stars'`. */
export default function StarsControl({ label, value, onChange }: FieldControlProps) {
  return (
    <Segments label={label} options={options} value={String(value)} onChange={(stars) => onChange(Number(stars))} />
  )
}
