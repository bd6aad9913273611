export {
  emailButton,
  emailContainer,
  emailImage,
  emailSection,
  emailTextbox,
  emailUnsubscribe,
  emailWrapper,
} from './block.ts'
