/** What members of a group are called where the group does not stand beside them: sides of the spacing, looks under the pointer. */
export const sideNames = {
  margin: { top: 'Margin top', right: 'Margin right', bottom: 'Margin bottom', left: 'Margin left' },
  padding: { top: 'Padding top', right: 'Padding right', bottom: 'Padding bottom', left: 'Padding left' },
  hover: {
    color: 'Hover text colour',
    backgroundColor: 'Hover background',
    borderColor: 'Hover border colour',
    borderWidth: 'Hover border width',
    boxShadow: 'Hover shadow',
    scale: 'Hover scale',
    moveX: 'Hover move across',
    moveY: 'Hover move down',
    rotate: 'Hover rotation',
    duration: 'Hover duration',
  },
  sticky: { on: 'Stays in sight', offset: 'Distance from the top', room: 'Room for links' },
  cell: { columns: 'Width in the grid', rows: 'Height in the grid' },
} as const
