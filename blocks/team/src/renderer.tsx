import type { BlockProps } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  focusRules,
  Icon,
  PictureImg,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import { team } from './block.ts'

type Props = BlockProps<typeof team>
type Person = Props['people'][number]

/** A team this large stays two across on phones. */
const many = 4

function Team({ props, root, view }: BlockComponentProps<typeof team>) {
  const { people, columns, pictureShape, look } = props
  if (people.length === 0) return <EmptyBlock root={root} view={view} icon="users" text="No People" />
  const showsPictures = people.some(({ picture }) => view.picture(picture))
  return (
    <div {...root} data-columns={columns} data-shape={pictureShape} data-look={look}>
      <ul className="team-people" {...(people.length >= many && { 'data-many': '' })}>
        {people.map((person) => (
          <li key={person.id}>
            {showsPictures && <Portrait person={person} props={props} view={view} />}
            <h3>{person.name}</h3>
            {person.role !== '' && <p className="team-role">{person.role}</p>}
            {person.text !== '' && <p className="team-text">{person.text}</p>}
            <Links person={person} view={view} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PortraitProps {
  readonly person: Person
  readonly props: Props
  readonly view: View
}

/** Without a picture a quiet place of the same size, so that people of a row stay alike. */
function Portrait({ person, props: { people, columns, pictureShape }, view }: PortraitProps) {
  const picture = view.picture(person.picture)
  const small = people.length >= many ? 50 : 100
  return (
    <div className="team-picture" {...(!picture && { 'data-empty': '' })}>
      {picture ? (
        <PictureImg
          picture={picture}
          alt={person.altText}
          sizes={`(max-width: 575px) ${small}vw, (max-width: 819px) 50vw, ${Math.round(100 / columns)}vw`}
          covers={pictureShape === 'natural' ? undefined : { ratio: 1 }}
        />
      ) : (
        <Icon name="user" />
      )}
    </div>
  )
}

/** Each address once: the same link twice in a row says nothing more. */
function Links({ person, view }: { readonly person: Person; readonly view: View }) {
  const links = new Map(
    person.links.flatMap((link) => {
      const href = view.link(link.href)
      return href === undefined ? [] : [[href, link] as const]
    }),
  )
  if (links.size === 0) return null
  return (
    <ul className="team-links">
      {[...links].map(([href, { icon, label }]) => (
        <li key={href}>
          <a href={href} aria-label={`${person.name}: ${label || icon.replaceAll('-', ' ')}`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const teamRules = ({ columns }: Props): readonly StyleRule[] =>
  columns === 3 ? [] : [{ declarations: { '--team-columns': columns } }]

const focusOf = ({ people, pictureShape }: Props, view: View): readonly StyleRule[] =>
  pictureShape === 'natural'
    ? []
    : people.flatMap(({ picture }, index) =>
        focusRules(view, picture, ` > .team-people > li:nth-child(${index + 1}) > .team-picture > img`),
      )

export default defineBlockRenderer(team, Team, { rules: teamRules, viewRules: focusOf })
