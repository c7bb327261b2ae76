import { cone } from '../motifs/land.ts'
import { seigaiha } from '../motifs/patterns.ts'
import { luminary, mist, rays, sky } from '../motifs/sky.ts'
import type { DrawScene, Stage } from '../stage.ts'
import { d, dot, line, shape } from '../svg.ts'

/** One swell with a curling crest, its back to the right; (x, y) is the crest, `size` its height. */
function breaker(x: number, y: number, size: number, foot: number, wide: number): string {
	const s = size
	return d`M${x - s * 0.78} ${y + s * 0.62}C${x - s * 0.72} ${y + s * 0.1} ${x - s * 0.36} ${y - s * 0.12} ${x} ${y}C${x + s * 0.6} ${y + s * 0.2} ${x + s * 0.7} ${y + s * 0.8} ${x + s * 1.5} ${y + s * 0.95}H${x + wide}V${foot}H${x - wide}V${y + s * 1.15}C${x - s * 0.9} ${y + s * 1.35} ${x - s * 0.3} ${y + s * 1.25} ${x - s * 0.2} ${y + s * 0.8}C${x - s * 0.16} ${y + s * 0.4} ${x - s * 0.5} ${y + s * 0.28} ${x - s * 0.78} ${y + s * 0.62}z`
}

/** Foam along the lip of a breaker. */
function foam(stage: Stage, x: number, y: number, size: number): string {
	const random = stage.stream('foam')
	let data = ''
	for (let index = 0; index <= 15; index++) {
		const angle = Math.PI * (0.93 + (index / 15) * 0.72)
		const radius = size * random.between(0.035, 0.085)
		data += dot(x - size * 0.18 + Math.cos(angle) * size * 0.6, y + size * 0.52 + Math.sin(angle) * size * 0.56, radius)
		if (random.chance(0.5))
			data += dot(
				x - size * random.between(0.5, 1.3),
				y + size * random.between(-0.2, 0.7),
				size * random.between(0.012, 0.03),
			)
	}
	return data
}

/** The great wave before a mountain, in the manner of the old prints. */
export const greatWave: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon, defs } = stage
	const random = stage.stream('greatWave')
	const [body, cap] = cone(stage, x - unit * 0.12, horizon + unit * 0.04, unit * 0.3)
	const flip = random.chance(0.5)
	const crest = unit * 0.56
	const [cx, cy] = [x + unit * 0.14, y - unit * 0.02]
	const near = horizon + unit * 0.3
	let swell = d`M0 ${height}V${near}`
	for (let left = 0; left < width; left += unit * 0.5)
		swell += d`q${unit * 0.13} ${-unit * 0.1} ${unit * 0.25} 0t${unit * 0.25} 0`
	const boat = d`M${cx - unit * 0.52} ${horizon + unit * 0.13}q${unit * 0.14} ${unit * 0.09} ${unit * 0.32} ${-unit * 0.02}l${-unit * 0.03} ${unit * 0.08}h${-unit * 0.22}z`
	const sail = d`M${cx - unit * 0.38} ${horizon + unit * 0.13}v${-unit * 0.24}q${unit * 0.14} ${unit * 0.1} ${unit * 0.12} ${unit * 0.2}z`
	const sun = luminary(stage, x - unit * 0.12, y - unit * 0.04, unit * 0.25)
	const scene = [
		palette.mood === 'paper' || palette.mood === 'flood'
			? shape(rays(stage, x - unit * 0.12, y, 18, 0), palette.tint, { opacity: 0.35 })
			: '',
		sun,
		shape(mist(stage.stream('mist'), 0, y - unit * 0.28, unit * 0.7, unit * 0.03), palette.light, { opacity: 0.5 }),
		shape(body, palette.planes[1]),
		shape(cap, palette.light),
		shape(breaker(cx, cy, crest, height, width * 1.3), palette.planes[2]),
		line(
			d`M${cx - crest * 0.1} ${cy + crest * 0.1}C${cx + crest * 0.44} ${cy + crest * 0.3} ${cx + crest * 0.5} ${cy + crest * 0.86} ${cx + crest * 1.3} ${cy + crest * 1.12}M${cx - crest * 0.24} ${cy + crest * 0.16}C${cx + crest * 0.24} ${cy + crest * 0.36} ${cx + crest * 0.2} ${cy + crest * 1} ${cx + crest * 1} ${cy + crest * 1.28}`,
			palette.planes[0],
			unit * 0.012,
			{ 'stroke-linecap': 'round' },
		),
		shape(foam(stage, cx, cy, crest), palette.light),
		shape(boat, palette.dark),
		shape(sail, palette.accent),
		shape(`${swell}${d`V${height}z`}`, palette.planes[3]),
		shape(`${swell}${d`V${height}z`}`, seigaiha(defs, unit * 0.085, palette.planes[3], palette.planes[2]), {
			transform: d`translate(0 ${unit * 0.03})`,
		}),
	].join('')
	const centre = x * 2
	return {
		art: sky(stage) + (flip && centre === width ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${scene}</g>` : scene),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
