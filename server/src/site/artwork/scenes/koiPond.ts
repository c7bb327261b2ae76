import { petals } from '../motifs/blossom.ts'
import { seigaiha } from '../motifs/patterns.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, ellipse, group, line, rect, ring, shape } from '../svg.ts'

/** A carp seen from above, head up, around (0, 0), 100 each way. */
const koi = (body: string, patch: string, fin: string, eye: string) =>
	shape(
		'M-22-44Q-58-34-62-6Q-38-16-22-18zM22-44Q58-34 62-6Q38-16 22-18zM-14 22Q-34 30-36 46Q-20 38-10 36zM14 30Q30 36 34 52Q20 46 10 42z',
		fin,
		{ opacity: 0.9 },
	) +
	shape(
		'M0-92C22-88 30-60 27-30C24 6 18 30 8 56C22 66 26 84 36 98C18 98 6 90 2 78C-4 92-16 100-32 96C-20 84-14 70-6 56C-16 28-26 4-27-30C-30-60-22-88 0-92z',
		body,
	) +
	shape(
		'M0-92C14-90 22-76 24-60C10-46-10-50-20-66C-16-82-10-90 0-92zM-24-16C-8-28 14-22 25-10C22 10 14 14 2 12C-12 10-22 0-24-16zM2 34Q14 30 14 36L6 58H-5z',
		patch,
	) +
	circle(-15, -68, 3.4, eye) +
	circle(15, -68, 3.4, eye) +
	line('M-8-88Q-18-96-20-104M8-88Q18-96 20-104', body, 2.4)

/** Two carp that circle one another in a pond of rings and leaves. */
export const koiPond: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, defs } = stage
	const random = stage.stream('koi')
	const paper = palette.mood === 'paper'
	const water = paper ? palette.sky[2] : palette.mood === 'night' ? palette.planes[3] : palette.planes[1]
	const ripple = paper ? palette.planes[1] : palette.tint
	const turn = random.whole(0, 359)
	const rings = [0.2, 0.34, 0.46, 0.62, 0.8, 1].map((radius, index) =>
		ring(x, y, unit * radius, ripple, unit * 0.007, { opacity: 0.75 - index * 0.1 }),
	)
	const leaf = (cx: number, cy: number, size: number) =>
		group(
			{ transform: d`translate(${cx} ${cy})rotate(${random.whole(0, 359)})` },
			shape(d`M0 0L${size} ${-size * 0.2}A${size} ${size} 0 1 0 ${size} ${size * 0.2}z`, palette.planes[2]),
			line(
				d`M0 0L${-size * 0.9} 0M0 0L${-size * 0.4} ${size * 0.8}M0 0L${-size * 0.4} ${-size * 0.8}`,
				water,
				size * 0.04,
			),
		)
	const leaves = [
		[-0.5, -0.52, 0.13],
		[0.52, -0.3, 0.1],
		[-0.46, 0.46, 0.15],
		[0.44, 0.58, 0.11],
		[-1.2, 0.2, 0.17],
		[-1.7, -0.4, 0.12],
		[0.3, -0.66, 0.09],
	] as const
	const pair = (offset: number, body: string, patch: string) => {
		const angle = turn + offset
		return group(
			{
				transform: d`rotate(${angle} ${x} ${y})translate(${x + unit * 0.22} ${y})scale(${String(Number((unit * 0.0027).toFixed(3)))})rotate(8)`,
			},
			ellipse(8, 12, 26, 84, palette.dark, { opacity: 0.16 }),
			koi(body, patch, body, palette.dark),
		)
	}
	return {
		art: [
			rect(0, 0, width, height, water),
			rect(0, 0, width, height, seigaiha(defs, unit * 0.1, water, ripple), { opacity: 0.22 }),
			...rings,
			...leaves.map(([dx, dy, size]) => leaf(x + dx * unit, y + dy * unit, size * unit)),
			pair(0, palette.light, '#dc4630'),
			pair(
				180,
				palette.mood === 'night' || palette.mood === 'dusk' ? palette.key : palette.dark,
				palette.accent === palette.key ? palette.tint : palette.accent,
			),
			shape(petals(stage, 'petals', 16), palette.light),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
