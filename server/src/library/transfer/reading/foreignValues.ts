import { isStorableText } from '../../../core/http/storableText.ts'
import { own, ownText } from '../../../core/jsonObject.ts'
import { cutText } from './entryText.ts'
import { NAME_MAX_LENGTH, type SourceId } from './sourceRow.ts'

/** The name of a title; empty if it cannot be stored. */
export function nameOf(object: unknown, ...path: string[]): string {
	const name = ownText(object, ...path).trim()
	return isStorableText(name) ? cutText(name, NAME_MAX_LENGTH) : ''
}

/** The ids of an object at some sites, in their order; files write numbers or texts. */
export function idsAt(object: unknown, sites: readonly string[]): SourceId[] {
	return sites.flatMap((site) => {
		const value = own(object, site)
		const id = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
		return /^[A-Za-z0-9]{1,20}$/.test(id) && id !== '0' ? [{ site, id }] : []
	})
}

/** An instant such as `2026-01-31T20:15:00.000Z`; null for another text. */
export function instantAt(object: unknown, ...path: string[]): string | null {
	const text = ownText(object, ...path)
	const ms = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
	return Number.isFinite(ms) && ms > 0 ? new Date(ms).toISOString() : null
}
