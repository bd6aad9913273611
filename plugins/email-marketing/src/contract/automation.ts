import { Id, Time, TriggerSettings } from '@ashlar/sdk'
import Type, { type Static, type TSchema } from 'typebox'

/** Of one automation; never used again by another step. */
const stepId = Type.String({ pattern: '^[a-z0-9]{1,20}$' })

const waiting = Type.Object(
  {
    id: stepId,
    kind: Type.Literal('wait'),
    days: Type.Integer({ minimum: 0, maximum: 365 }),
    hours: Type.Integer({ minimum: 0, maximum: 23 }),
  },
  { additionalProperties: false },
)
const mailing = Type.Object(
  {
    id: stepId,
    kind: Type.Literal('mail'),
    /** Id of the mail, which is written in the editor as a campaign is. */
    mailId: Id,
  },
  { additionalProperties: false },
)
const tagging = Type.Object(
  {
    id: stepId,
    kind: Type.Literal('tag'),
    /** Given to the customer; people who are no customers pass by. */
    tag: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  },
  { additionalProperties: false },
)
const leaving = Type.Object(
  { id: stepId, kind: Type.Literal('leave-list'), listId: Id },
  { additionalProperties: false },
)
const telling = Type.Object(
  {
    id: stepId,
    kind: Type.Literal('tell'),
    /** Ids of accounts of the team. */
    people: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }),
    message: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  },
  { additionalProperties: false },
)

/** What an `if` looks at: whether a mail before it was opened or clicked, or a value of the trigger. */
export const StepCondition = Type.Union([
  Type.Object({ about: Type.Enum(['opened', 'clicked']), mailId: Id }, { additionalProperties: false }),
  Type.Object(
    {
      about: Type.Literal('value'),
      name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,59}$' }),
      operator: Type.Enum(['is', 'contains', 'more_than', 'less_than', 'is_known']),
      value: Type.String({ maxLength: 200 }),
    },
    { additionalProperties: false },
  ),
])
export type StepCondition = Static<typeof StepCondition>

const simple = [waiting, mailing, tagging, leaving, telling] as const

const branching = <Step extends TSchema>(step: Step) =>
  Type.Object(
    {
      id: stepId,
      kind: Type.Literal('if'),
      condition: StepCondition,
      yes: Type.Array(step, { maxItems: 30 }),
      no: Type.Array(step, { maxItems: 30 }),
    },
    { additionalProperties: false },
  )

const InnerStep = Type.Union([...simple])
const MiddleStep = Type.Union([...simple, branching(InnerStep)])

/** One card of an automation. Branches stand in branches twice at most. */
export const Step = Type.Union([...simple, branching(MiddleStep)])
export type Step = Static<typeof Step>

export const Steps = Type.Array(Step, { maxItems: 30 })

/** A step as it is sent: members that its kind has not are left out. */
const written = <Inner extends Type.TProperties>(inner: Inner) =>
  Type.Object(
    {
      id: stepId,
      kind: Type.Enum(['wait', 'mail', 'tag', 'leave-list', 'tell', 'if']),
      days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
      hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
      mailId: Type.Optional(Id),
      tag: Type.Optional(Type.String({ maxLength: 60 })),
      listId: Type.Optional(Id),
      people: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
      message: Type.Optional(Type.String({ maxLength: 500 })),
      condition: Type.Optional(
        Type.Object(
          {
            about: Type.Enum(['opened', 'clicked', 'value']),
            mailId: Type.Optional(Id),
            name: Type.Optional(Type.String({ maxLength: 60 })),
            operator: Type.Optional(Type.Enum(['is', 'contains', 'more_than', 'less_than', 'is_known'])),
            value: Type.Optional(Type.String({ maxLength: 200 })),
          },
          { additionalProperties: false },
        ),
      ),
      ...inner,
    },
    { additionalProperties: false },
  )

const branches = <Inner extends TSchema>(step: Inner) => ({
  yes: Type.Optional(Type.Array(step, { maxItems: 30 })),
  no: Type.Optional(Type.Array(step, { maxItems: 30 })),
})
const WrittenSteps = Type.Array(written(branches(written(branches(written({}))))), { maxItems: 30 })

const Runs = Type.Object({
  /** People who are on their way through it. */
  running: Type.Integer(),
  done: Type.Integer(),
  stopped: Type.Integer(),
  failed: Type.Integer(),
})

/** Mails that follow from something that happens to a person. */
export const Automation = Type.Object({
  id: Id,
  name: Type.String(),
  /** Id of the trigger. */
  trigger: Type.String(),
  /** What was chosen of the trigger, by the keys of its settings. */
  settings: TriggerSettings,
  /** Whether a person goes through it again when it happens again. */
  repeats: Type.Boolean(),
  isOn: Type.Boolean(),
  steps: Steps,
  revision: Type.Integer(),
  runs: Runs,
  createdAt: Time,
  updatedAt: Time,
})
export type Automation = Static<typeof Automation>

const details = {
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
  trigger: Type.String({ title: 'Begins when', minLength: 1, maxLength: 80 }),
  /** Settings that are left out are as the trigger has them at first, also after a change of the trigger. */
  settings: TriggerSettings,
  repeats: Type.Boolean({ title: 'Every time it happens', default: false }),
}

export const NewAutomation = Type.Object(
  {
    ...{ name: details.name, trigger: details.trigger },
    ...{ settings: Type.Optional(details.settings), repeats: Type.Optional(details.repeats) },
  },
  { additionalProperties: false },
)
export type NewAutomation = Static<typeof NewAutomation>

/** Members that are left out stay as they are. A change since `revision` is a conflict (409). */
export const AutomationChange = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...details, steps: WrittenSteps })).properties,
    revision: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)
export type AutomationChange = Static<typeof AutomationChange>

export const runStates = ['running', 'done', 'stopped', 'failed'] as const

/** One person on their way through an automation. */
export const AutomationRun = Type.Object({
  id: Id,
  email: Type.String(),
  name: Type.String(),
  state: Type.Enum([...runStates]),
  /** Why it stopped or failed, in a sentence. */
  reason: Type.String(),
  /** The step that comes next; empty when it has ended. */
  nextStep: Type.String(),
  /** When it goes on. */
  wakesAt: Type.Union([Time, Type.Null()]),
  createdAt: Time,
})
export type AutomationRun = Static<typeof AutomationRun>

/** Somebody who would have gone through an automation, and the names of the mails that they would have got. */
export const DryRun = Type.Object({
  email: Type.String(),
  at: Time,
  mails: Type.Array(Type.String()),
  /** Why they would have got none; empty otherwise. */
  reason: Type.String(),
})
export type DryRun = Static<typeof DryRun>
