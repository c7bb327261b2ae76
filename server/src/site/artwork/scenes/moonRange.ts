import { boy, cloaked, girl, swordsman } from '../motifs/figures.ts'
import { cone, layers } from '../motifs/land.ts'
import { pagoda, torii } from '../motifs/shrine.ts'
import { birds, luminary, mist, sky, stars } from '../motifs/sky.ts'
import { cedars } from '../motifs/trees.ts'
import type { DrawScene, Stage } from '../stage.ts'
import { d, shape } from '../svg.ts'

/** What rises in the distance. */
function landmark(stage: Stage, name: 'mountain' | 'pagoda' | 'torii' | 'none'): string {
	const { palette, unit, x, horizon } = stage
	if (name === 'none') return ''
	if (name === 'pagoda') return shape(pagoda(x - unit * 0.2, horizon, unit * 0.42, 5), palette.planes[2])
	if (name === 'torii')
		return torii(x - unit * 0.16, horizon + unit * 0.02, unit * 0.3, palette.planes[2], palette.planes[3])
	const [body, cap] = cone(stage, x + unit * 0.06, horizon + unit * 0.08, unit * 0.42)
	return shape(body, palette.planes[1]) + shape(cap, palette.light)
}

/** A great moon over ranges in the mist, and somebody who stands before it. */
export const moonRange: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon } = stage
	const random = stage.stream('moonRange')
	const radius = unit * random.between(0.29, 0.4)
	const kind = random.pick(['range', 'hills', 'range'])
	const veil = stage.stream('mist')
	const night = palette.mood === 'night' || palette.mood === 'dusk'
	const figure = random.pick([swordsman, girl, boy, cloaked])
	const crag = horizon + unit * 0.2
	const px = x + unit * random.between(0.06, 0.24)
	const ledge = d`M${px - unit * 0.6} ${height}Q${px - unit * 0.36} ${crag + unit * 0.08} ${px - unit * 0.09} ${crag}L${px + unit * 0.08} ${crag + unit * 0.005}L${px + unit * 0.13} ${crag + unit * 0.1}L${px + unit * 0.24} ${crag + unit * 0.16}Q${px + unit * 0.34} ${crag + unit * 0.5} ${px + unit * 0.5} ${height}z`
	return {
		art: [
			sky(stage),
			palette.mood === 'night' ? stars(stage, palette.light) : '',
			luminary(stage, x, y, radius),
			shape(mist(veil, x - unit * 0.62, y + radius * 0.35, unit * 0.8, unit * 0.03), palette.sky[2], { opacity: 0.85 }),
			birds(stage, x + radius * 0.7, y - radius * 0.5, night ? palette.planes[4] : palette.dark),
			landmark(stage, random.pick(['mountain', 'pagoda', 'torii', 'none'])),
			layers(stage, kind, 0, 3),
			random.chance(0.7) ? shape(cedars(stage, 'cedars', crag + unit * 0.06, unit * 0.16), palette.planes[3]) : '',
			shape(mist(veil, width * 0.1, horizon + unit * 0.06, unit * 0.7, unit * 0.026), palette.sky[2], {
				opacity: 0.55,
			}),
			shape(ledge, palette.planes[4]),
			shape(figure(px, crag + 2, unit * 0.22), palette.planes[4]),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
