import { type ArtworkTheme, artworkThemeOf } from '../artworkTheme.ts'
import { OPEN_SKY } from '../scenes/chooseScene.ts'
import type { ArtworkSubject } from '../subject.ts'
import { drawFoot, drawFrame, drawHead, drawPlate } from './posterLayouts.ts'

/** A poster: the scene, the large name, and the Japanese name at one side, in one of four layouts. */
export function drawPoster(subject: ArtworkSubject): string {
	const theme = artworkThemeOf(subject)
	return layoutFor(theme)(subject, theme)
}

function layoutFor(theme: ArtworkTheme) {
	const random = theme.stream('layout')
	if (OPEN_SKY.has(theme.drawScene) && random.chance(0.4)) return drawHead
	return random.pick([drawFoot, drawFoot, drawFoot, drawPlate, drawPlate, drawFrame])
}
