import { el, rect } from './svg.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
	stops.map(([offset, colour, opacity]) =>
		el('stop', { offset: `${Math.round(offset * 100)}%`, 'stop-color': colour, 'stop-opacity': opacity }),
	)

/** The gradients, patterns and clips of one picture, each under a short id. */
export class Defs {
	readonly #items: string[] = []

	/** Adds an element and returns its id. */
	keep(build: (id: string) => string): string {
		const id = `a${this.#items.length.toString(36)}`
		this.#items.push(build(id))
		return id
	}

	/** A gradient from top to bottom, or between two corners given as fractions of the shape; gives a paint. */
	linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
		return `url(#${this.keep((id) => el('linearGradient', { id, x1, y1, x2, y2 }, ...stopsOf(stops)))})`
	}

	/** A gradient from the middle of the shape outwards; gives a paint. */
	radial(stops: readonly Stop[]): string {
		return `url(#${this.keep((id) => el('radialGradient', { id }, ...stopsOf(stops)))})`
	}

	/** A repeated tile; gives a paint. `turn` is in degrees. */
	pattern(width: number, height: number, tile: string, turn?: number): string {
		const patternTransform = turn === undefined ? undefined : `rotate(${turn})`
		return `url(#${this.keep((id) =>
			el('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform }, tile),
		)})`
	}

	/** An outline to cut by; gives the value of a `clip-path`. */
	clip(outline: string): string {
		return `url(#${this.keep((id) => el('clipPath', { id }, outline))})`
	}

	/** The whole frame, to cut by. */
	clipRect(x: number, y: number, width: number, height: number): string {
		return this.clip(rect(x, y, width, height, '#000'))
	}

	toString(): string {
		return this.#items.length === 0 ? '' : el('defs', {}, ...this.#items)
	}
}
