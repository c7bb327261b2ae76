type Attributes = Record<string, string | number | undefined>

/** A length or coordinate with at most one decimal: finer than a pixel shows, and short on the wire. */
export function decimal(value: number): string {
	const text = value.toFixed(1)
	const short = text.endsWith('.0') ? text.slice(0, -2) : text
	return short === '-0' ? '0' : short
}

/** Path data: a template whose numbers are rounded. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
	return parts.reduce((text, part, index) => {
		const value = values[index - 1]
		return `${text}${typeof value === 'number' ? decimal(value) : (value ?? '')}${part}`
	})
}

/** An element; numbers are rounded, absent attributes are left out. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : value}"`)
		.join('')
	return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

export const circle = (x: number, y: number, radius: number, fill: string, more: Attributes = {}) =>
	el('circle', { cx: x, cy: y, r: radius, fill, ...more })

export const ring = (x: number, y: number, radius: number, stroke: string, width: number, more: Attributes = {}) =>
	el('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke, 'stroke-width': width, ...more })

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
	el('ellipse', { cx: x, cy: y, rx, ry, fill, ...more })

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
	el('rect', { x, y, width, height, fill, ...more })

export const shape = (data: string, fill: string, more: Attributes = {}) => el('path', { d: data, fill, ...more })

export const line = (data: string, stroke: string, width: number, more: Attributes = {}) =>
	el('path', { d: data, fill: 'none', stroke, 'stroke-width': width, ...more })

export const group = (attributes: Attributes, ...children: string[]) => el('g', attributes, ...children)

/** Several rectangles of one colour as one path: windows, bars, studs. */
export const boxes = (list: readonly (readonly [x: number, y: number, width: number, height: number])[]) =>
	list.map(([x, y, width, height]) => d`M${x} ${y}h${width}v${height}h${-width}z`).join('')

/** A circle as path data, so that many make one path. Clockwise, as all our outlines: two that overlap leave no hole. */
export const dot = (x: number, y: number, radius: number) =>
	d`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`

/** A closed polygon as path data. */
export const polygon = (points: readonly (readonly [x: number, y: number])[]) =>
	`M${points.map(([x, y]) => `${decimal(x)} ${decimal(y)}`).join('L')}z`

/** The point at a distance and an angle (radians, clockwise from the right) of another. */
export const polar = (x: number, y: number, radius: number, angle: number): [x: number, y: number] => [
	x + Math.cos(angle) * radius,
	y + Math.sin(angle) * radius,
]
