import { defineModule } from '@ashlar/sdk'
import { MyThingSettings } from './settings.ts'

/** What the module is, as data: the host knows it without running the rest. */
export const myThing = defineModule({
  id: 'my_thing',
  title: 'My thing',
  description: 'Short notes for everyone who works here.',
  permissions: { my_thing: 'My thing' },
  settings: MyThingSettings,
  admin: {
    nav: [{ title: 'My thing', path: '/admin/my-thing', icon: 'sticky-note', sort: 70, access: 'my_thing.can_view' }],
    screens: [{ id: 'notes', path: '/admin/my-thing', title: 'My thing', access: 'my_thing.can_view' }],
  },
})
