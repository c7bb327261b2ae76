import { createHash } from 'node:crypto'

/** The hash of a file for the `integrity` attribute: `sha384-…`. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The hashes of all scripts, by file name. */
export function scriptIntegrity(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
	const scripts = [...files].filter(([name]) => name.endsWith('.js'))
	return Object.fromEntries(
		scripts.map(([name, bytes]) => [name, integrityOf(bytes)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
	)
}

/** Picks the hashes of some files. */
export function pickIntegrity(
	integrity: Readonly<Record<string, string>>,
	names: Iterable<string>,
): Record<string, string> {
	const listed = [...new Set(names)].flatMap((name) => (integrity[name] ? [[name, integrity[name]] as const] : []))
	return Object.fromEntries(listed)
}
