import type { Defs } from '../defs.ts'
import type { RandomStream } from '../random.ts'
import type { Stage } from '../stage.ts'
import { d, group } from '../svg.ts'

/** A cherry flower of unit radius 10 for `<use>`; gives its id. */
export const flower = (defs: Defs, petal: string, heart: string) =>
	defs.add((id) => {
		const one = `<path id="${id}p" fill="${petal}" d="M0 0C-6-3-5-9-2-10L0-8.6L2-10C5-9 6-3 0 0z"/>`
		const turns = [72, 144, 216, 288].map((angle) => `<use href="#${id}p" transform="rotate(${angle})"/>`).join('')
		return `<g id="${id}">${one}${turns}<circle r="1.7" fill="${heart}"/></g>`
	})

export const useAt = (id: string, x: number, y: number, scale: number, turn: number) =>
	`<use href="#${id}" transform="${d`translate(${x} ${y})rotate(${Math.round(turn)})`}scale(${Number(scale.toFixed(2))})"/>`

/** Loose petals on the wind, over the whole frame, as one path. */
export function petals(stage: Stage, name: string, count: number): string {
	const random = stage.stream(name)
	let data = ''
	for (let index = 0; index < count; index++) {
		const size = stage.unit * random.between(0.009, 0.024)
		const angle = random.between(0, Math.PI * 2)
		const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
		data += d`M${random.next() * stage.width} ${random.next() * stage.height}q${cos - sin * 0.7} ${sin + cos * 0.7} ${cos * 2} ${sin * 2}q${-cos + sin * 0.7} ${-sin - cos * 0.7} ${-cos * 2} ${-sin * 2}z`
	}
	return data
}

interface Branch {
	/** Tapered limbs as one path. */
	wood: string
	/** Where flowers sit. */
	buds: [x: number, y: number, scale: number][]
}

/** A branch that grows from a point at an angle (radians) and forks; `reach` in pixels. */
export function grow(
	random: RandomStream,
	x: number,
	y: number,
	angle: number,
	reach: number,
	thick: number,
	depth = 0,
): Branch {
	const bend = random.between(-0.4, 0.4)
	const [mx, my] = [x + Math.cos(angle + bend) * reach * 0.5, y + Math.sin(angle + bend) * reach * 0.5]
	const [tx, ty] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
	const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
	const end = thick * 0.5
	let wood = d`M${x + nx * thick} ${y + ny * thick}Q${mx + nx * thick * 0.8} ${my + ny * thick * 0.8} ${tx + nx * end} ${ty + ny * end}L${tx - nx * end} ${ty - ny * end}Q${mx - nx * thick * 0.8} ${my - ny * thick * 0.8} ${x - nx * thick} ${y - ny * thick}z`
	/** A point on the limb's own curve. */
	const along = (at: number): [number, number] => {
		const [a, b, c] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2]
		return [a * x + b * mx + c * tx, a * y + b * my + c * ty]
	}
	const buds: Branch['buds'] = []
	if (depth >= 1) {
		for (let bud = 0; bud < (depth === 2 ? 3 : 2); bud++) {
			const [bx, by] = along(random.between(0.45, 1))
			buds.push([
				bx + random.between(-1, 1) * reach * 0.13,
				by + random.between(-1, 1) * reach * 0.13,
				random.between(0.8, 1.35),
			])
		}
	}
	if (depth < 2) {
		const forks = depth === 0 ? 5 : 2
		for (let fork = 0; fork < forks; fork++) {
			const [fx, fy] = along(depth === 0 ? 0.28 + (fork / forks) * 0.72 : random.between(0.55, 0.92))
			const side = fork % 2 === 0 ? 1 : -1
			const child = grow(
				random,
				fx,
				fy,
				angle + side * random.between(0.35, 0.9),
				reach * random.between(0.3, 0.46),
				thick * 0.5,
				depth + 1,
			)
			wood += child.wood
			buds.push(...child.buds)
		}
	}
	return { wood, buds }
}

/** Flowers on the buds of a branch. */
export const flowers = (
	random: RandomStream,
	buds: Branch['buds'],
	ids: readonly [string, ...string[]],
	scale: number,
) => group({}, ...buds.map(([x, y, size]) => useAt(random.pick(ids), x, y, size * scale, random.between(0, 72))))
