import type { Scene, Stage } from './stage.ts'
import { group } from './svg.ts'
import type { World } from './world.ts'

/** Draws a world's scene, the left and right of it changed over in half of all works; `x` of the stage stays true. */
export function drawWorld(world: World, stage: Stage): Scene {
	if (!world.stream('mirror').chance(0.5)) return world.drawScene(stage)
	const scene = world.drawScene({ ...stage, x: stage.width - stage.x })
	return { ...scene, art: group({ transform: `matrix(-1 0 0 1 ${stage.width} 0)` }, scene.art) }
}
