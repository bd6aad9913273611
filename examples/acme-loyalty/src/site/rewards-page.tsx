import type { Reward } from '../contract.ts'

interface RewardsPageProps {
  readonly data: { readonly programName: string; readonly rewards: readonly Reward[] }
}

/** What members get for their points. */
export function RewardsPage({ data: { programName, rewards } }: RewardsPageProps) {
  return (
    <section>
      <h1>{programName}</h1>
      {rewards.length === 0 ? (
        <p>There are no rewards yet.</p>
      ) : (
        <ul>
          {rewards.map(({ id, title, cost }) => (
            <li key={id}>
              {title}: {cost} points
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
