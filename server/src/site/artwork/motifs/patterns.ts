import type { Defs } from '../defs.ts'
import { circle, d, dot, line, ring, shape } from '../svg.ts'

/** Waves of the blue sea: a field of overlapping fans; gives a paint. */
export function seigaiha(defs: Defs, radius: number, fill: string, stroke: string): string {
	const width = radius * 0.07
	const fan = defs.add(
		(id) =>
			`<g id="${id}">${circle(0, 0, radius, fill, { stroke, 'stroke-width': width })}${ring(0, 0, radius * 0.7, stroke, width)}${ring(0, 0, radius * 0.4, stroke, width)}</g>`,
	)
	const at = (x: number, y: number) => `<use href="#${fan}" x="${x}" y="${y}"/>`
	const r = Math.round(radius)
	return defs.pattern(r * 2, r, at(0, 0) + at(r * 2, 0) + at(r, r / 2) + at(0, r) + at(r * 2, r) + at(r, r * 1.5))
}

/** Screentone that thins out downwards over `height`, or upwards when `rising`; gives a paint. */
export function fadingTone(defs: Defs, pitch: number, height: number, fill: string, rising = false): string {
	const rows = Math.round(height / pitch)
	let dots = ''
	for (let row = 0; row < rows; row++) {
		const radius = pitch * 0.5 * (rising ? row / rows : 1 - row / rows)
		if (radius < 0.4) continue
		const y = (row + 0.5) * pitch
		// Odd rows stand half a pitch aside: half a dot at either edge of the tile.
		dots += row % 2 === 0 ? dot(pitch / 2, y, radius) : dot(0, y, radius) + dot(pitch, y, radius)
	}
	return defs.pattern(pitch, height, shape(dots, fill))
}

/** Even screentone at 45 degrees; gives a paint. */
export const tone = (defs: Defs, pitch: number, radius: number, fill: string) =>
	defs.pattern(pitch, pitch, circle(pitch / 2, pitch / 2, radius, fill), 45)

/** Slanting rain; gives a paint. */
export const rain = (defs: Defs, stroke: string, long = 46) =>
	defs.pattern(38, 92, line(d`M6 4v${long}M22 40v${long * 0.7}M31 8v${long * 0.45}`, stroke, 1.3), 14)

/** Asanoha, the hemp leaf; gives a paint. */
export function asanoha(defs: Defs, size: number, stroke: string): string {
	const [w, h] = [size, size * 1.732]
	const data = d`M0 0L${w / 2} ${h / 6}L${w} 0M${w / 2} ${h / 6}V${h / 2}L0 ${h / 3}V0L${w / 2} ${h / 2}L${w} 0V${h / 3}L${w / 2} ${h / 2}M0 ${h}L${w / 2} ${h * (5 / 6)}L${w} ${h}M${w / 2} ${h * (5 / 6)}V${h / 2}L0 ${h * (2 / 3)}V${h}L${w / 2} ${h / 2}L${w} ${h}V${h * (2 / 3)}L${w / 2} ${h / 2}M0 ${h / 3}V${h * (2 / 3)}M${w} ${h / 3}V${h * (2 / 3)}`
	return defs.pattern(w, h, line(data, stroke, size * 0.035))
}
