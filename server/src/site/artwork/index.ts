export { drawArtwork } from './drawArtwork.ts'
export type { ArtworkSubject } from './subject.ts'
