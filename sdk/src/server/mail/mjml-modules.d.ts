declare module 'mjml-core' {
  interface MjmlNode {
    readonly tagName: string
    readonly attributes: Readonly<Record<string, string>>
    readonly children?: readonly MjmlNode[]
    readonly content?: string
  }
  interface Options {
    readonly presets: readonly object[]
    readonly fonts: Readonly<Record<string, string>>
    readonly keepComments: boolean
    readonly minify: boolean
    readonly beautify: boolean
    readonly validationLevel: 'strict' | 'soft' | 'skip'
  }
  interface Result {
    readonly html: string
    readonly errors: readonly { readonly formattedMessage: string }[]
  }
  const core: { default(tree: MjmlNode, options: Options): Promise<Result> }
  export default core
}

declare module 'mjml-preset-core' {
  const preset: object
  export default preset
}
