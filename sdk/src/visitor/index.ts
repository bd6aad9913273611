export { filledText, visitorTexts } from '../texts/visitor-texts.ts'
export { askFirst } from './ask-first.ts'
export { type BotCheckResult, botCheck, botCheckToken } from './bot-check.ts'
export { type Automation, autoplay, roundButton } from './carousel.ts'
export {
  type ConsentCategory,
  type ConsentChoices,
  chooseConsent,
  consent,
  consentCategories,
  consentChoices,
  onConsent,
} from './consent.ts'
export { readLocal, writeLocal } from './local.ts'
export { isAnonymous, type PageReader, pageReader } from './reader.ts'
export { signOut } from './sign-out.ts'
export { isSignedIn, onTrack, type TrackData, track } from './track.ts'
export { lastCampaign, rememberVisit, type UtmParameters, utmParameters, visitorId } from './visit.ts'
