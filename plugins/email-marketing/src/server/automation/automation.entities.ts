import type { TriggerSettings } from '@ashlar/sdk'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { AutomationRun, Step } from '../../contract.ts'
import { emailMarketing } from '../../module.ts'

export const AutomationEntity = defineEntity({
  name: 'Automation',
  ...tableOf(emailMarketing, 'automation'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    trigger: p.text(),
    /** Of the trigger: what happens is looked up by it. Empty for a trigger that comes with a day. */
    event: p.text(),
    /** What was chosen of the trigger. */
    settings: p.json<TriggerSettings>().defaultRaw(`'{}'`),
    /** Up to which day it was looked for whom its trigger comes; null since it was turned on. */
    lastDay: p.date().strictNullable(),
    repeats: p.boolean().default(false),
    isOn: p.boolean().default(false),
    steps: p.json<readonly Step[]>().defaultRaw(`'[]'`),
    /** Of the steps by which people begin now; 0 before it was ever on. */
    version: p.integer().default(0),
    revision: p.integer().default(1),
    /** Id of an account. */
    createdBy: p.bigint('number').strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})

export const AutomationVersionEntity = defineEntity({
  name: 'AutomationVersion',
  ...tableOf(emailMarketing, 'automation_version'),
  properties: {
    automationId: p.bigint('number').primary().autoincrement(false),
    version: p.integer().primary(),
    tenantId: tenantId(),
    steps: p.json<readonly Step[]>(),
  },
})

export const AutomationRunEntity = defineEntity({
  name: 'AutomationRun',
  ...tableOf(emailMarketing, 'automation_run'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    automationId: p.bigint('number'),
    version: p.integer(),
    /** The event that began it. */
    occasion: p.text(),
    email: p.text(),
    name: p.text().default(''),
    language: p.text().default(''),
    customerId: p.bigint('number').strictNullable(),
    filled: p.json<Readonly<Record<string, string>>>().defaultRaw(`'{}'`),
    state: p.text().$type<AutomationRun['state']>().default('running'),
    reason: p.text().default(''),
    nextStep: p.text().default(''),
    wakesAt: p.datetime().strictNullable(),
    /** How often it went on: a job for an earlier turn does nothing. */
    turn: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().strictNullable(),
  },
})
