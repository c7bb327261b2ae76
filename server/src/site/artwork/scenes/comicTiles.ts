import { cat, daruma, kitsune, placed } from '../motifs/masks.ts'
import { tone } from '../motifs/patterns.ts'
import { rays } from '../motifs/sky.ts'
import type { DrawScene, Stage } from '../stage.ts'
import { circle, d, group, line, polar, polygon, rect, shape } from '../svg.ts'

type DrawIcon = (stage: Stage, ink: string) => string

const onigiri: DrawIcon = ({ palette }, ink) =>
	shape('M0-78Q14-78 26-58L76 34Q84 66 54 68H-54Q-84 66-76 34L-26-58Q-14-78 0-78z', palette.light) +
	shape('M-30 16H30V68H-30z', ink)

const dango: DrawIcon = ({ palette }, ink) =>
	line('M0-90V96', ink, 8, { 'stroke-linecap': 'round' }) +
	circle(0, -52, 34, palette.accent) +
	circle(0, 2, 34, palette.light) +
	circle(0, 56, 34, palette.key === ink ? palette.tint : palette.deep)

const bowl: DrawIcon = ({ palette }, ink) =>
	line('M30-20L74-92M46-16L90-84', ink, 7, { 'stroke-linecap': 'round' }) +
	shape('M-84-8H84Q78 62 30 74H-30Q-78 62-84-8z', palette.accent) +
	shape('M-84-8H84L80 12H-80z', palette.light) +
	line('M-60-10Q-50-34-36-12T-12-12T12-12T36-12', palette.light, 9) +
	line('M-30-46Q-42-62-30-76M-4-46Q-16-62-4-76', ink, 6, { 'stroke-linecap': 'round' })

const star: DrawIcon = ({ palette }, ink) =>
	shape(
		polygon(
			Array.from({ length: 24 }, (_, index) => polar(0, 0, index % 2 === 0 ? 90 : 62, (index / 24) * Math.PI * 2)),
		),
		palette.light,
	) + shape('M-8-44H8L4 16H-4zM-8 28H8V44H-8z', ink, { transform: 'rotate(10)' })

const sweat: DrawIcon = ({ palette }, ink) =>
	shape('M0-84Q56 0 44 34A46 46 0 0 1-44 34Q-56 0 0-84z', palette.light) +
	line('M-18 34A22 22 0 0 0 6 56', ink, 8, { 'stroke-linecap': 'round' })

const masked =
	(mask: typeof cat): DrawIcon =>
	({ palette }, ink) =>
		mask({ face: palette.light, line: ink, mark: '#dc4630', edge: palette.tint })

/** A page of bright panels, one small joke in each, and a great face over them. */
export const comicTiles: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, defs } = stage
	const random = stage.stream('tiles')
	const icons = [onigiri, dango, bowl, star, sweat, masked(cat), masked(daruma)] as const
	const grounds = [palette.key, palette.accent, palette.planes[1], palette.tint, palette.planes[2]] as const
	const side = unit / 3
	const gap = unit * 0.012
	const tiles: string[] = []
	const start = ((x - unit / 2) % side) - side
	for (let top = 0, line = 0; top < height; top += side, line++) {
		for (let left = start, column = 0; left < width; left += side, column++) {
			const ground = grounds[(line * 2 + column * 3 + random.whole(0, 1)) % grounds.length] ?? palette.key
			tiles.push(rect(left + gap, top + gap, side - gap * 2, side - gap * 2, ground))
			if ((line + column) % 2 === 0)
				tiles.push(
					placed(
						random.pick(icons)(
							{ ...stage, palette: ground === palette.accent ? { ...palette, accent: palette.key } : palette },
							palette.dark,
						),
						left + side / 2,
						top + side / 2,
						side * 0.33,
						random.whole(-10, 10),
					),
				)
			else if (random.chance(0.4))
				tiles.push(
					rect(left + gap, top + gap, side - gap * 2, side - gap * 2, tone(defs, 10, 2.6, palette.light), {
						opacity: 0.55,
					}),
				)
		}
	}
	const hero = random.pick([cat, daruma, kitsune])
	const burst = random.chance(0.55)
	const back = burst
		? [
				rect(0, 0, width, height, palette.key),
				shape(rays(stage, x, y, 14, 0), palette.mood === 'paper' ? palette.light : palette.accent),
			]
		: [rect(0, 0, width, height, palette.dark), ...tiles]
	return {
		art: [
			...back,
			shape(
				polygon(
					Array.from({ length: 40 }, (_, index) =>
						polar(x, y, unit * (index % 2 === 0 ? 0.43 : 0.37), (index / 40) * Math.PI * 2),
					),
				),
				palette.dark,
			),
			circle(x, y, unit * 0.34, burst ? palette.light : palette.tint),
			group(
				{},
				placed(
					hero({
						face: burst ? palette.tint : palette.light,
						line: palette.dark,
						mark: '#dc4630',
						edge: palette.planes[1],
					}),
					x,
					y,
					unit * 0.29,
					random.whole(-8, 8),
				),
			),
			shape(
				d`M0 ${height}V${y + unit * 0.62}q${width * 0.25} ${-unit * 0.07} ${width * 0.5} 0t${width * 0.5} 0V${height}z`,
				palette.dark,
			),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}
