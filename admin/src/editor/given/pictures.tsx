export interface PicturesProps {
  /** What is chosen, for a screen reader. */
  readonly label: string
  readonly choices: readonly number[]
  readonly value: number
  /** What a choice is called: "2 of 4". */
  readonly nameOf: (choice: number) => string
  /** How many parts a choice is drawn with, and how many of them are filled. */
  readonly partsOf: (choice: number) => readonly boolean[]
  readonly isUpright?: boolean
  readonly onChange: (choice: number) => void
}

/** A number that is chosen by how it looks. */
export function Pictures({ label, choices, value, nameOf, partsOf, isUpright = false, onChange }: PicturesProps) {
  return (
    <fieldset className="cellp" data-upright={isUpright || undefined}>
      <legend className="sr">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={choice === value ? 'on' : undefined}
          aria-pressed={choice === value}
          aria-label={nameOf(choice)}
          title={nameOf(choice)}
          onClick={() => onChange(choice)}
        >
          {partsOf(choice).map((isFilled, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing without state
            <i key={at} data-filled={isFilled || undefined} />
          ))}
        </button>
      ))}
    </fieldset>
  )
}

export const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1)
