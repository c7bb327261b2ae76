import { OPEN_SKY } from '../scenes/programme.ts'
import type { ArtworkSubject } from '../subject.ts'
import { type World, worldOf } from '../world.ts'
import { drawFoot, drawFrame, drawHead, drawPlate } from './posterLayouts.ts'

/** A poster: the scene, the large name, and the Japanese name at one side, in one of four layouts. */
export function drawPoster(subject: ArtworkSubject): string {
	const world = worldOf(subject)
	return layoutFor(world)(subject, world)
}

function layoutFor(world: World) {
	const random = world.stream('layout')
	if (OPEN_SKY.has(world.drawScene) && random.chance(0.4)) return drawHead
	return random.pick([drawFoot, drawFoot, drawFoot, drawPlate, drawPlate, drawFrame])
}
