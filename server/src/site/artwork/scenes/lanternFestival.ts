import { useAt } from '../motifs/blossom.ts'
import { lantern, pagoda } from '../motifs/shrine.ts'
import { luminary, sky, stars } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { d, dot, line, rect, shape } from '../svg.ts'

/** A street on a festival night: strings of lanterns that lead to a tower. */
export const lanternFestival: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon, defs } = stage
	const random = stage.stream('lanterns')
	const papers = [palette.accent, palette.key, palette.tint] as const
	const round = papers.map((paper) => lantern(defs, paper, palette.dark, true))
	const long = papers.map((paper) => lantern(defs, paper, palette.dark, false))
	const strings = [0.12, 0.34, 0.66, 1.15].map((near) => {
		const top = y - unit * 0.05 - unit * 0.36 * near
		const half = unit * (0.26 + near * 0.5)
		const drop = unit * (0.05 + near * 0.1)
		const count = Math.round(3 + near * 2.6)
		const size = unit * (0.05 + near * 0.1)
		const hung = Array.from({ length: count * 2 }, (_, index) => {
			const at = (index + 0.5) / (count * 2)
			const sag = 4 * drop * at * (1 - at)
			const kinds = near < 0.5 || index % 2 === 0 ? round : long
			return useAt(kinds[random.whole(0, 2)] ?? '', x - half + at * half * 2, top + sag, size / 100, 0)
		})
		return (
			line(d`M${x - half} ${top}Q${x} ${top + drop * 2} ${x + half} ${top}`, palette.dark, unit * 0.005) + hung.join('')
		)
	})
	const crowd = stage.stream('crowd')
	let heads = d`M0 ${height}V${horizon + unit * 0.34}`
	let heads2 = ''
	for (let left = 0; left < width + unit * 0.1; left += unit * 0.1) {
		const size = unit * crowd.between(0.036, 0.05)
		const top = horizon + unit * (0.29 + crowd.between(-0.03, 0.03))
		heads2 +=
			dot(left, top, size) +
			d`M${left - size * 2} ${height}V${top + size * 2.4}q0 ${-size * 1.2} ${size * 2} ${-size * 1.2}t${size * 2} ${size * 1.2}V${height}z`
	}
	heads += d`H${width}V${height}z`
	const stall = (side: number) => {
		const out = x + side * unit * 0.24
		const far = x + side * width
		return d`M${out} ${horizon + unit * 0.3}V${horizon - unit * 0.02}L${x + side * unit * 0.3} ${horizon - unit * 0.1}L${x + side * unit * 0.62} ${horizon - unit * 0.3}L${far} ${horizon - unit * 0.42}V${height}H${out}z`
	}
	const flags = Array.from({ length: 12 }, (_, index) => {
		const [side, step] = [index % 2 === 0 ? 1 : -1, Math.floor(index / 2)]
		const size = unit * (0.05 + step * 0.022)
		const left = x + side * unit * (0.29 + step * 0.085 + step * step * 0.022)
		const top = horizon - unit * (0.01 + step * 0.018)
		return (
			rect(left, top, size, size * 3.6, random.pick(papers)) +
			rect(left + size * 0.3, top + size * 0.5, size * 0.4, size * 2, palette.light, { opacity: 0.6 })
		)
	})
	return {
		art: [
			sky(stage),
			palette.mood === 'night' ? stars(stage, palette.light, 0.7) : '',
			luminary(stage, x, y + unit * 0.1, unit * 0.3),
			shape(pagoda(x, horizon + unit * 0.24, unit * 0.62, 4), palette.planes[3]),
			shape(stall(-1) + stall(1), palette.planes[3]),
			...flags,
			...strings,
			shape(heads + heads2, palette.planes[4]),
		].join(''),
		ground: palette.planes[4],
		letter: palette.light,
	}
}
