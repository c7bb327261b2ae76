/** The port of the page in development, from `PORT`. The other ports follow it. */
const PAGE = Number(process.env.PORT ?? 3000)

/** The port of each development server. */
export const PORTS: Readonly<Record<string, number>> = {
	shell: PAGE,
	'mfe-catalogue': PAGE + 1,
	'mfe-community': PAGE + 2,
	'mfe-account': PAGE + 3,
	workbench: PAGE + 4,
	server: PAGE + 5,
	override: PAGE + 6,
}

/** The origin of a development server. */
export function origin(name: string): string {
	return `http://localhost:${PORTS[name]}`
}
