/** What a frame says when its policy has held back a frame of another company. */
export const framesMessage = 'ashlar:frames'
