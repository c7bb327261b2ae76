export { type CheckedPicture, checkPicture, sendPicture } from './picture.ts'
export { usePictureUpload } from './usePictureUpload.tsx'
