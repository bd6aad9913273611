const node = (type: string, parent: string | null, children: readonly string[], props: object = {}) => ({
  ...{ type, version: 1, props, parent, children },
})

const offers = ['bowls', 'cups', 'plates', 'jugs', 'vases', 'tiles']
const offer = (
  of: string,
) => `<p>Dear {{first_name|friend}}, the new ${of} are here, glazed in moss and in ash, and each
  of them was thrown by hand. <a href="https://kiln.example/${of}">Look at the ${of}</a> before they are gone.</p>`

/** A campaign's mail: six texts with a personal field and a link each, three buttons and the link to leave. */
export const campaignContent = JSON.stringify({
  rootNodeId: 'root',
  nodes: {
    root: node('email/wrapper', null, ['band']),
    band: node('email/section', 'root', ['box']),
    box: node('email/container', 'band', [...offers, 'shop', 'blog', 'visit', 'leave']),
    ...Object.fromEntries(offers.map((of) => [of, node('email/textbox', 'box', [], { text: offer(of) })])),
    shop: node('email/button', 'box', [], { text: 'Shop', href: '/shop' }),
    blog: node('email/button', 'box', [], { text: 'Read on', href: '/blog' }),
    visit: node('email/button', 'box', [], { text: 'Visit us', href: 'https://kiln.example/visit' }),
    leave: node('email/unsubscribe', 'box', []),
  },
})
