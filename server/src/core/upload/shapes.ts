import type { UploadPurpose } from 'shared-contract'
import type { Shape } from './reencode.ts'

/** The target format of pictures by their purpose. */
export const PICTURE_SHAPES: Record<UploadPurpose, Shape> = {
	comment: { width: 2048, height: 2048, fit: 'inside', animated: true },
	message: { width: 2048, height: 2048, fit: 'inside', animated: true },
	avatar: { width: 512, height: 512, fit: 'cover', animated: false },
	poster: { width: 1000, height: 1500, fit: 'inside', animated: false },
	backdrop: { width: 1920, height: 1080, fit: 'inside', animated: false },
	article: { width: 1600, height: 1600, fit: 'inside', animated: true },
	banner: { width: 1920, height: 640, fit: 'cover', animated: false },
}
