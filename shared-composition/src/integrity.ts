import { INTEGRITY_FILE, type RegistrySlice } from 'shared-contract'
import { freshAddress } from './freshAddress.ts'

const TIMEOUT_MS = 5000

const tables = new Map<string, Promise<unknown>>()
/** Those that have come. */
const known = new Map<string, unknown>()

/** A hash that no file has. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/**
 * Waits until the hash of a script of a slice is known. The registry holds those that a page starts with; all others are
 * in a table beside the build's files, which is fetched once and has a hash itself.
 * @throws where the table cannot be had
 */
export async function integrityKnown(slice: RegistrySlice, file: string): Promise<void> {
	const { integrity } = slice
	if (integrity?.[INTEGRITY_FILE] && !integrity[file]) await integrityTable(slice)
}

/** Fetches the hashes of all scripts of a slice. */
export function integrityTable({ name, base, integrity }: RegistrySlice): Promise<unknown> {
	const asked = tables.get(base)
	if (asked) return asked
	const table = fetch(freshAddress(base + INTEGRITY_FILE, name), {
		integrity: integrity?.[INTEGRITY_FILE] ?? '',
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}).then((answer) => answer.json())
	tables.set(base, table)
	table.then(
		(hashes) => known.set(base, hashes),
		() => tables.delete(base),
	)
	return table
}

/**
 * The hash that a script of a slice must have, once `integrityKnown` has waited for it: nothing for builds without hashes,
 * and one that the browser never finds where the build does not list the file.
 */
export function integrityOf({ base, integrity }: RegistrySlice, file: string): string | undefined {
	const hash: unknown = integrity?.[file] ?? Reflect.get(Object(known.get(base)), file)
	if (typeof hash === 'string') return hash
	return integrity?.[INTEGRITY_FILE] ? NO_FILE : undefined
}

/** Attributes of an element that fetches a script: a preload that has others than the script is fetched for nothing. */
export function guarded<Element extends HTMLLinkElement | HTMLScriptElement>(
	element: Element,
	integrity: string | undefined,
): Element {
	return integrity ? Object.assign(element, { integrity, crossOrigin: 'anonymous' }) : element
}
