import { createHash } from 'node:crypto'

/** The hash of a file as browsers check it: `sha384-…`. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The hashes of the files that a page runs. */
export function scriptIntegrity(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
	const scripts = [...files].filter(([name]) => name.endsWith('.js'))
	return Object.fromEntries(
		scripts.map(([name, bytes]) => [name, integrityOf(bytes)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
	)
}

/** Those of the files that a page may start with, out of all. */
export function onlyOf(integrity: Readonly<Record<string, string>>, names: Iterable<string>): Record<string, string> {
	const listed = [...new Set(names)].flatMap((name) => (integrity[name] ? [[name, integrity[name]] as const] : []))
	return Object.fromEntries(listed)
}
