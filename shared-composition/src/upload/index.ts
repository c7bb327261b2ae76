export { type CheckedPicture, checkPicture, sendPicture } from './picture.ts'
export { type SentPicture, uploadPicture } from './uploadPicture.ts'
