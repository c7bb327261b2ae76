/** Where things are in development; `PORT` moves the page, and the others follow it. */
const PAGE = Number(process.env.PORT ?? 3000)

export const PORTS: Readonly<Record<string, number>> = {
	shell: PAGE,
	'mfe-catalogue': PAGE + 1,
	'mfe-community': PAGE + 2,
	'mfe-account': PAGE + 3,
	workbench: PAGE + 4,
	server: PAGE + 5,
	guest: PAGE + 6,
}

export function origin(name: string): string {
	return `http://localhost:${PORTS[name]}`
}
