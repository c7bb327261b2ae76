import { atom, map } from 'nanostores'
import type { TranslationState } from '../check/contract.ts'
import { loadTranslations } from '../check/loadTranslations.ts'
import type { ErrorLine, ModuleReport, RequestLine } from '../protocol/message.ts'
import type { IndexedSlice } from '../protocol/workbenchIndex.ts'

/** The data for the contract checks, by build key. */
export const $moduleReports = map<Record<string, ModuleReport>>({})
export const $translations = map<Record<string, TranslationState>>({})
/** The requests of a slice to other origins since it was opened, by build key. */
export const $externalRequests = atom<Readonly<Record<string, readonly string[]>>>({})

/** The key of a build: a new version of a slice has a new key. */
export function buildKey({ id, slice }: IndexedSlice): string {
	return `${id} ${slice.version}`
}

/** Loads the translations of a build, once. */
export async function loadTranslationsOnce(indexedSlice: IndexedSlice): Promise<void> {
	const key = buildKey(indexedSlice)
	if ($translations.get()[key]) return
	$translations.setKey(key, { state: 'loading' })
	try {
		$translations.setKey(key, { state: 'loaded', texts: await loadTranslations(indexedSlice.slice) })
	} catch (error) {
		$translations.setKey(key, { state: 'failed', reason: error instanceof Error ? error.message : String(error) })
	}
}

/** Records a request to another origin, also one that the content security policy blocked. */
export function recordExternalRequest(indexedSlice: IndexedSlice, line: RequestLine | ErrorLine): void {
	const request = line.kind === 'request' ? externalUrl(line.url) : line.source === 'policy' ? line.text : undefined
	if (request === undefined) return
	const key = buildKey(indexedSlice)
	const all = $externalRequests.get()
	$externalRequests.set({ ...all, [key]: [...(all[key] ?? []), request] })
}

function externalUrl(url: string): string | undefined {
	return new URL(url, location.href).origin === location.origin ? undefined : url
}
