import { artworkThemeOf, stageOf } from '../artworkTheme.ts'
import { documentOf } from '../document.ts'
import { drawOrMirrorScene } from '../drawOrMirrorScene.ts'
import type { ArtworkSubject } from '../subject.ts'
import { rect } from '../svg.ts'

/** A banner: the scene of the poster in a wide frame, its main motif to the right, with calm areas for the page's text. */
export function drawBanner(subject: ArtworkSubject): string {
	const theme = artworkThemeOf(subject)
	const stage = stageOf(theme, { width: 1600, height: 700, x: 1130, y: 290, unit: 620, horizon: 460 })
	const scene = drawOrMirrorScene(theme, stage)
	const [, near, middle, deep, deepest] = theme.palette.planes
	// Through the work's own tones and never straight to black, which would grey a light picture.
	const side = stage.defs.linear(
		[
			[0, deepest, 0.94],
			[0.26, deep, 0.8],
			[0.48, middle, 0.42],
			[0.68, near, 0],
		],
		[0, 0, 1, 0],
	)
	const foot = stage.defs.linear([
		[0, middle, 0],
		[0.5, deep, 0.55],
		[1, deepest, 0.95],
	])
	return documentOf(
		'banner',
		subject.name,
		stage.defs,
		scene.art,
		rect(0, 0, 1600, 700, side),
		rect(0, 450, 1600, 250, foot),
	)
}
