/** What visitors are asked about, in the words of the banner. The names are those of `@ashlar/sdk/visitor`. */
export const categories = [
  { name: 'analytics', title: 'Statistics', text: 'How pages are used, so that we can make them better.' },
  { name: 'marketing', title: 'Advertising', text: 'Which of our advertisements brought you here.' },
  {
    name: 'external',
    title: 'Other services',
    text: 'Maps, videos and checks that other companies serve in our pages.',
  },
] as const
