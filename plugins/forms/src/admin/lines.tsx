/** Text as it was typed, line by line. */
export function Lines({ text }: { readonly text: string }) {
  return text.split(/\r\n?|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ))
}
