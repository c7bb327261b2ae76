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
	add(build: (id: string) => string): string {
		const id = `a${this.#items.length.toString(36)}`
		this.#items.push(build(id))
		return id
	}

	/** Adds a linear gradient, from top to bottom or between two points as fractions of the shape, and returns its paint. */
	linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
		return `url(#${this.add((id) => el('linearGradient', { id, x1, y1, x2, y2 }, ...stopsOf(stops)))})`
	}

	/** Adds a radial gradient and returns its paint. */
	radial(stops: readonly Stop[]): string {
		return `url(#${this.add((id) => el('radialGradient', { id }, ...stopsOf(stops)))})`
	}

	/** Adds a repeated tile and returns its paint. `turn` is in degrees. */
	pattern(width: number, height: number, tile: string, turn?: number): string {
		const patternTransform = turn === undefined ? undefined : `rotate(${turn})`
		return `url(#${this.add((id) =>
			el('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform }, tile),
		)})`
	}

	/** Adds a clip path; returns the value of `clip-path`. */
	clip(outline: string): string {
		return `url(#${this.add((id) => el('clipPath', { id }, outline))})`
	}

	/** Adds a rectangular clip path. */
	clipRect(x: number, y: number, width: number, height: number): string {
		return this.clip(rect(x, y, width, height, '#000'))
	}

	toString(): string {
		return this.#items.length === 0 ? '' : el('defs', {}, ...this.#items)
	}
}
