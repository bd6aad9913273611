import type { Block } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, RichHtml } from '@ashlar/sdk/renderer'
import {
  emailButton,
  emailContainer,
  emailImage,
  emailSection,
  emailTextbox,
  emailUnsubscribe,
  emailWrapper,
} from './block.ts'
import { buttonMail, containerMail, imageMail, sectionMail, textboxMail, unsubscribeMail, wrapperMail } from './mail.ts'
import {
  buttonRules,
  containerRules,
  imageRules,
  sectionRules,
  textboxRules,
  unsubscribeRules,
  wrapperRules,
} from './rules.ts'

function Box({ root, children }: Pick<BlockComponentProps<Block>, 'root' | 'children'>) {
  return <div {...root}>{children}</div>
}

function Textbox({ props, root, view }: BlockComponentProps<typeof emailTextbox>) {
  return <RichHtml html={props.text} root={root} view={view} />
}

function Image({ props, root, view }: BlockComponentProps<typeof emailImage>) {
  const picture = view.picture(props.src)
  if (!picture) return <EmptyBlock root={root} view={view} icon="image" text="Choose an image." />
  const href = view.link(props.url)
  const image = <img src={picture.src} alt={props.altText || (picture.altText ?? '')} />
  return <div {...root}>{href === undefined ? image : <a href={href}>{image}</a>}</div>
}

function Button({ props, root, view }: BlockComponentProps<typeof emailButton>) {
  const href = view.link(props.href)
  return (
    <div {...root}>
      {href === undefined ? (
        <span className="email-button">{props.text}</span>
      ) : (
        <a className="email-button" href={href}>
          {props.text}
        </a>
      )}
    </div>
  )
}

/** The address is the recipient's own: there is none to show before a mail is sent. */
function Unsubscribe({ props, root }: BlockComponentProps<typeof emailUnsubscribe>) {
  return (
    <div {...root}>
      <u>{props.text || 'Unsubscribe'}</u>
    </div>
  )
}

export default [
  defineBlockRenderer(emailWrapper, Box, { rules: wrapperRules, mail: wrapperMail }),
  defineBlockRenderer(emailSection, Box, { rules: sectionRules, mail: sectionMail }),
  defineBlockRenderer(emailContainer, Box, { rules: containerRules, mail: containerMail }),
  defineBlockRenderer(emailTextbox, Textbox, { rules: textboxRules, mail: textboxMail }),
  defineBlockRenderer(emailImage, Image, { rules: imageRules, mail: imageMail }),
  defineBlockRenderer(emailButton, Button, { rules: buttonRules, mail: buttonMail }),
  defineBlockRenderer(emailUnsubscribe, Unsubscribe, { rules: unsubscribeRules, mail: unsubscribeMail }),
] as const
