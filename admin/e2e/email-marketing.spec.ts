// Email marketing at the built product, with a mail server beside it: one demo for all of these.
import { automation } from './mailing/automation.ts'
import { automationByKeys } from './mailing/automation-by-keys.ts'
import { campaign } from './mailing/campaign.ts'
import { campaignByKeys } from './mailing/campaign-by-keys.ts'
import { test } from './mailing/mailing-test.ts'
import { orderByLink } from './mailing/order-by-link.ts'

test('a campaign is written, checked, tested and sent, and its report follows (EMAIL-003, EMAIL-004, EMAIL-005)', async ({
  page,
  demo,
  mail,
  browser,
}) => campaign({ page, demo, mail, browser }))

test('a campaign is written, scheduled and sent by the keyboard alone, and read at the mail server (EMAIL-003, EMAIL-004, EMAIL-005)', async ({
  page,
  demo,
  mail,
}) => campaignByKeys({ page, demo, mail }))

test('an automation is built by mouse and keys, turned on, and welcomes who confirms (EMAIL-005)', async ({
  page,
  demo,
  mail,
  browser,
}) => automation({ page, demo, mail, browser }))

test('an automation is built and turned on by the keyboard alone (EMAIL-005)', async ({ page, demo, mail }) =>
  automationByKeys({ page, demo, mail }))

test('an order of who came by a link of a campaign counts for it (issue 21)', async ({ page, demo, mail, browser }) =>
  orderByLink({ page, demo, mail, browser }))
