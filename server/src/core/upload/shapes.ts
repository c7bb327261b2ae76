import type { UploadPurpose } from 'shared-contract'
import type { Shape } from './redraw.ts'

/** How pictures are kept, by what they are sent for. */
export const PICTURE_SHAPES: Record<UploadPurpose, Shape> = {
	comment: { width: 2048, height: 2048, fit: 'inside', moves: true },
	avatar: { width: 512, height: 512, fit: 'cover', moves: false },
	poster: { width: 1000, height: 1500, fit: 'inside', moves: false },
	backdrop: { width: 1920, height: 1080, fit: 'inside', moves: false },
	article: { width: 1600, height: 1600, fit: 'inside', moves: true },
	banner: { width: 1920, height: 640, fit: 'cover', moves: false },
}
