/** In the order of the series: the accent for what matters, stone for what it is compared with. */
const colours = ['var(--ash-accent)', 'var(--ash-text-3)', 'var(--ash-orange)', 'var(--ash-info)', 'var(--ash-success)']

export const colourOf = (index: number): string => colours[index % colours.length] ?? 'var(--ash-accent)'
