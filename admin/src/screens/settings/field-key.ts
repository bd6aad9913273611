const longest = 40

/** A key for a new field that follows from its label and that no other field has: `harbour_lane`, `harbour_lane_2`. */
export function fieldKey(label: string, taken: readonly string[]): string {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  // A key begins with a letter.
  const [first = '', ...others] = words
  const text = [first.replace(/^\d+/, ''), ...others].filter((word) => word !== '').join('_')
  const key = /^[a-z]/.test(text) ? text.slice(0, longest) : 'field'
  if (!taken.includes(key)) return key
  for (let number = 2; ; number += 1) {
    const numbered = `${key.slice(0, longest - 4)}_${number}`
    if (!taken.includes(numbered)) return numbered
  }
}
