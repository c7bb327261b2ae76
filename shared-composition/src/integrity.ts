import { INTEGRITY_FILE, type RegistrySlice } from 'shared-contract'
import { freshAddress } from './freshAddress.ts'

const TIMEOUT_MS = 5000

const tables = new Map<string, Promise<unknown>>()
/** Those that have come. */
const known = new Map<string, unknown>()

/**
 * The hash that a script of a slice must have. The registry holds those that a page starts with; all others are in a
 * table beside the build's files, which is fetched once and has a hash itself. Nothing for builds without hashes.
 * @throws where the table cannot be had or does not list the file
 */
export async function integrityOf(slice: RegistrySlice, file: string): Promise<string | undefined> {
	const { integrity } = slice
	if (!integrity?.[INTEGRITY_FILE] || integrity[file]) return integrity?.[file]
	const hash: unknown = Reflect.get(Object(await integrityTable(slice)), file)
	if (typeof hash !== 'string') throw new Error(`${file} is no file of ${slice.name}@${slice.version}`)
	return hash
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

/** The same hash without waiting, where `integrityOf` has found it before. */
export function knownIntegrity({ base, integrity }: RegistrySlice, file: string): string | undefined {
	const hash: unknown = integrity?.[file] ?? Reflect.get(Object(known.get(base)), file)
	return typeof hash === 'string' ? hash : undefined
}

/** Attributes of an element that fetches a script: a preload that has others than the script is fetched for nothing. */
export function guarded<Element extends HTMLLinkElement | HTMLScriptElement>(
	element: Element,
	integrity: string | undefined,
): Element {
	return integrity ? Object.assign(element, { integrity, crossOrigin: 'anonymous' }) : element
}
