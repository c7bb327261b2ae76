import { SLICES } from '../slices.mjs'

/** The port of the page in development, from `PORT`. The other ports follow it. */
const PAGE = Number(process.env.PORT ?? 3000)

/** The port of each development server: slices take those that are left. */
export const PORTS: Readonly<Record<string, number>> = {
	shell: PAGE,
	workbench: PAGE + 4,
	server: PAGE + 5,
	override: PAGE + 6,
	...Object.fromEntries(SLICES.map((name, index) => [name, PAGE + (index < 3 ? 1 : 4) + index])),
}

/** The origin of a development server. */
export function origin(name: string): string {
	return `http://localhost:${PORTS[name]}`
}
