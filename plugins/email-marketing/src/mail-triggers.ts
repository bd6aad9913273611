/** What staff read of the module's own trigger. */
export const somebodySubscribes = {
  title: 'Somebody subscribes',
  values: [{ name: 'email', title: 'Email address' }],
}
