import { artworkThemeOf, stageOf } from '../artworkTheme.ts'
import { documentOf } from '../document.ts'
import { drawOrMirrorScene } from '../drawOrMirrorScene.ts'
import { setHorizontally } from '../lettering/horizontal.ts'
import { letteredBlock } from '../lettering/letteringBlock.ts'
import { STYLES } from '../lettering/styles.ts'
import type { ArtworkSubject } from '../subject.ts'
import { d, shape } from '../svg.ts'

/** A still: the scene from another point of view per episode, with the episode's number in a corner. */
export function drawEpisode(subject: ArtworkSubject): string {
	const theme = artworkThemeOf(subject)
	const shot = theme.stream(`shot ${subject.number ?? 0}`)
	const unit = shot.pick([330, 400, 470])
	const stage = stageOf(theme, {
		width: 640,
		height: 360,
		x: shot.between(330, 450),
		y: 168,
		unit,
		horizon: Math.min(168 + unit * 0.3, 352 - unit * 0.33),
	})
	const scene = drawOrMirrorScene(theme, stage)
	const { dark, light } = theme.palette
	const style = STYLES.condensed
	const setting =
		subject.number === null
			? null
			: setHorizontally(String(subject.number), style, {
					width: 200,
					height: 74,
					smallest: 20,
					largest: 120,
					align: 'start',
					lines: 1,
				})
	const [wide, tall] = [(setting?.width ?? 0) + 50, (setting?.height ?? 0) + 40]
	const tab = shape(d`M0 ${360 - tall}h${wide}l22 ${tall}H0z`, dark)
	const number =
		setting === null
			? ''
			: tab + letteredBlock(setting, style, 26, 340 - setting.height, { letter: light, shadow: dark })
	return documentOf('episode', subject.name, stage.defs, scene.art, number)
}
