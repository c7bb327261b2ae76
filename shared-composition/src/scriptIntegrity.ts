import { INTEGRITY_FILE, type RegistrySlice } from 'shared-contract'
import { cacheBusted } from './cacheBusting.ts'
import { patientSignal } from './patience.ts'

/** As long as the build waits for a chunk, ms. */
const TIMEOUT_MS = 20_000

const tables = new Map<string, Promise<unknown>>()
/** The tables that are loaded. */
const loadedTables = new Map<string, unknown>()

/** A hash that matches no file. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/**
 * Waits until the hash of a slice's script is known. The registry holds the hashes of the scripts that a page starts
 * with; all others are in a table beside the build's files, which is fetched once and has a hash itself.
 * @throws a `ChunkLoadError`, as for a script that does not arrive, if the table cannot be loaded
 */
export async function waitForIntegrity(slice: RegistrySlice, file: string): Promise<void> {
	const { name, integrity } = slice
	if (!integrity?.[INTEGRITY_FILE] || integrity[file]) return
	await integrityTable(slice).catch((cause: unknown) => {
		const lost = new Error(`the hashes for ${name} ${file} did not arrive: ${cause}`, { cause })
		throw Object.assign(lost, { name: 'ChunkLoadError' })
	})
}

/** Fetches the table with the hashes of all scripts of a slice. */
export function integrityTable({ name, base, integrity }: RegistrySlice): Promise<unknown> {
	const pending = tables.get(base)
	if (pending) return pending
	const table = fetch(cacheBusted(base + INTEGRITY_FILE, name), {
		integrity: integrity?.[INTEGRITY_FILE] ?? '',
		signal: patientSignal(TIMEOUT_MS),
	}).then((answer) => answer.json())
	tables.set(base, table)
	table.then(
		(hashes) => loadedTables.set(base, hashes),
		() => tables.delete(base),
	)
	return table
}

/**
 * The hash of a slice's script, after `waitForIntegrity`. Undefined for builds without hashes; a hash that never matches
 * for a file that the build does not list.
 */
export function integrityOf({ base, integrity }: RegistrySlice, file: string): string | undefined {
	const hash: unknown = integrity?.[file] ?? Reflect.get(Object(loadedTables.get(base)), file)
	if (typeof hash === 'string') return hash
	return integrity?.[INTEGRITY_FILE] ? NO_FILE : undefined
}

/** Sets the hash on a script or preload element: both need the same attributes, or the file is fetched twice. */
export function withIntegrity<Element extends HTMLLinkElement | HTMLScriptElement>(
	element: Element,
	integrity: string | undefined,
): Element {
	return integrity ? Object.assign(element, { integrity, crossOrigin: 'anonymous' }) : element
}
