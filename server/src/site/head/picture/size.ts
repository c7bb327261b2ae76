/** The frame of a preview picture, in pixels: where its scene and its words stand. */
interface Layout {
	width: number
	height: number
	/** The point of interest of the scene, the measure of its motif, and its horizon. */
	scene: { x: number; y: number; unit: number; horizon: number }
	/** The width of the words, and the size of their letters beside that of the wide picture. */
	words: { width: number; scale: number }
	/** The height of the shade behind the words, from the foot up. */
	shade: number
}

/** `wide` is what chats show with a link; `tall` fills the screen of a phone. */
export const LAYOUTS = {
	wide: {
		width: 1200,
		height: 630,
		scene: { x: 880, y: 270, unit: 560, horizon: 430 },
		words: { width: 690, scale: 1 },
		shade: 260,
	},
	tall: {
		width: 1080,
		height: 1920,
		scene: { x: 540, y: 560, unit: 900, horizon: 1050 },
		words: { width: 936, scale: 1.6 },
		shade: 1300,
	},
} as const satisfies Record<string, Layout>

export type PictureShape = keyof typeof LAYOUTS

/** The size of the picture that a chat shows with a link, in pixels: what all of them take as a wide one. */
export const PICTURE_SIZE = LAYOUTS.wide
