/**
 * An event of the edited element, right before and right after a change that does not belong to what was typed around it,
 * as Markdown that becomes what it means: whoever keeps the history makes it a step, so that undo gives back what was typed.
 */
export const ownStep = 'ashlar-own-step'
