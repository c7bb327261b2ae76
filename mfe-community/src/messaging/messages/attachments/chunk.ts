export { LinkCard } from './LinkCard.tsx'
export { PictureField } from './PictureField.tsx'
export { PictureView } from './PictureView.tsx'
