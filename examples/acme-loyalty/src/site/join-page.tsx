import type { Content } from '@ashlar/sdk'
import { maybe } from '@ashlar/sdk'
import { BotCheck } from '@ashlar/sdk/server'
import { type PageComponentProps, siteCsp, sitePage } from '@ashlar/sdk/site'
import { points } from '../block.ts'
import { joinProgram, Program } from '../contract.ts'
import { type JoinState, type JoinTexts, joinStates, joinTexts } from './join-texts.ts'

interface JoinData {
  readonly programName: string
  readonly texts: JoinTexts
  /** Set where the browser sent the form by itself. */
  readonly state: JoinState | undefined
}

/** A form that works by itself; with JavaScript `client.ts` sends it without leaving the page. */
function JoinPage({ data: { programName, texts, state }, root, content }: PageComponentProps<JoinData>) {
  return (
    <section className="loyalty-join">
      <h1>{texts.title}</h1>
      <p>{texts.lead.replace('{programme}', programName)}</p>
      <form {...root} method="post" action={joinProgram.path}>
        <label>
          {texts.name} <input name="name" required maxLength={120} autoComplete="name" />
        </label>
        <label>
          {texts.email} <input name="email" type="email" required maxLength={200} autoComplete="email" />
        </label>
        <button type="submit" className="button" data-variant="success">
          {texts.join}
        </button>
        <p role="status">{state && texts[state]}</p>
      </form>
      {content}
    </section>
  )
}

/** One block of our own, as a page that people build would hold it. */
const aside: Content = {
  rootNodeId: 'points',
  nodes: { points: { type: points.type, version: points.version, props: {}, parent: null, children: [] } },
}

export const joinPage = sitePage({
  path: '/rewards/join',
  query: ['state'],
  deps: [Program],
  find: async ({ query, language, origin }, program) => {
    const { programName } = await program.settings()
    const texts = joinTexts(language)
    const state = joinStates.find((each) => each === query['state'])
    return {
      data: { programName, texts, state },
      ...{ title: texts.title, tags: ['settings'], noindex: state !== undefined, canonical: '/rewards/join' },
      content: aside,
      jsonLd: [
        {
          ...{ '@context': 'https://schema.org', '@type': 'MemberProgram' },
          ...{ name: programName, url: `${origin}/rewards/join` },
        },
      ],
    }
  },
  client: 'visible',
  clientProps: ({ texts }: JoinData) => ({ texts }),
  component: JoinPage,
})

/** The bot check may be a service of others, whose hosts the page then allows. */
export const botCheckHosts = siteCsp([maybe(BotCheck)], async (check) => (await check?.hosts()) ?? {})
