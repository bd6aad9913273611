/** Something that a text can be filled with when it is shown or sent: a reader's first name. */
export interface TextField {
  readonly title: string
  /** What stands for it in the text: `{{first_name|there}}`. */
  readonly placeholder: string
}
