export { LinkCards } from './LinkCards.tsx'
export { PictureField } from './PictureField.tsx'
export { PictureView } from './PictureView.tsx'
