import type { Defs } from './defs.ts'
import type { Palette } from './palette.ts'
import type { RandomStream } from './random.ts'

/** The context of drawing a scene: frame, colours, random choices and point of interest. */
export interface Stage {
	width: number
	height: number
	/** The point of interest. */
	x: number
	y: number
	/** The measure of the main motif, in pixels: about the width of a poster. */
	unit: number
	/** Where sky meets ground. */
	horizon: number
	palette: Palette
	defs: Defs
	stream(name: string): RandomStream
}

/** A drawn scene and how lettering stands on it. */
export interface Scene {
	art: string
	/** The colour of the picture's foot, where it is quiet, and that of letters on it. */
	ground: string
	letter: string
}

export type DrawScene = (stage: Stage) => Scene
