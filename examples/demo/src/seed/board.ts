/** A column as the seed writes it. */
export interface SeedColumn {
  readonly name: string
  readonly color: string
  readonly is_done?: boolean
  readonly limit?: number
}

/** A task as the seed writes it. */
export interface SeedTask {
  readonly title: string
  readonly est_hours?: number
  /** Days from the day of the seed on. */
  readonly due?: number
  readonly status?: 'pending' | 'in_progress' | 'completed'
  /** Who does it, by role. */
  readonly by?: string
  readonly checklist?: readonly string[]
  /** When its person is going to do it: days from the day of the seed on, and the hour in UTC. */
  readonly planned?: readonly [day: number, hour: number]
  /** What it took whoever seeds: as above, and minutes. */
  readonly spent?: readonly [day: number, hour: number, minutes: number]
}

/** A project as the seed writes it: its customer by email, who brings the first of their vehicles. */
export interface SeedProject {
  readonly title: string
  readonly column: string
  readonly customer?: string
  readonly est_hours: number
  /** Days from the day of the seed on. */
  readonly start: number
  readonly end: number
  readonly tags?: readonly string[]
  readonly description?: string
  /** Who works on it, by role. */
  readonly by: readonly string[]
  readonly tasks: readonly SeedTask[]
}

/** A board with its projects. */
export interface SeedBoard {
  readonly name: string
  readonly columns: readonly SeedColumn[]
  readonly projects: readonly SeedProject[]
}
