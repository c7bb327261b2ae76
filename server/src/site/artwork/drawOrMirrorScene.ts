import type { ArtworkTheme } from './artworkTheme.ts'
import type { Scene, Stage } from './stage.ts'
import { group } from './svg.ts'

/** Draws the scene of a theme, mirrored for half of all works; `x` of the stage stays the same. */
export function drawOrMirrorScene(theme: ArtworkTheme, stage: Stage): Scene {
	if (!theme.stream('mirror').chance(0.5)) return theme.drawScene(stage)
	const scene = theme.drawScene({ ...stage, x: stage.width - stage.x })
	return { ...scene, art: group({ transform: `matrix(-1 0 0 1 ${stage.width} 0)` }, scene.art) }
}
