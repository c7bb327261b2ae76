export { type CheckedPicture, checkPicture, sendPicture } from './picture.ts'
export { uploadPicture } from './uploadPicture.ts'
export { usePictureUpload } from './usePictureUpload.tsx'
