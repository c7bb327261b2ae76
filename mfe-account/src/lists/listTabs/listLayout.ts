import { atom, type ReadableAtom } from 'nanostores'
import type { Kind, ListSort } from 'shared-contract'
import { sortsOf } from './listView.ts'

/** How lists are shown. */
export const LIST_LAYOUTS = ['table', 'cards'] as const
export type ListLayout = (typeof LIST_LAYOUTS)[number]

/** A column beside the name. Each is also an order. */
export type ListColumn = Exclude<ListSort, 'changed' | 'title'>

const FIRST_COLUMNS: readonly ListColumn[] = ['score', 'progress', 'season', 'studio', 'siteScore']

const LAYOUT_KEY = 'niouka:list-layout'
const COLUMNS_KEY = 'niouka:list-columns'
const $chosenLayout = atom<ListLayout>(readLayout(stored(LAYOUT_KEY)))
const $chosenColumns = atom<readonly ListColumn[]>(readColumns(stored(COLUMNS_KEY)))

/** The layout that this browser uses for lists. */
export const $listLayout: ReadableAtom<ListLayout> = $chosenLayout

/** The columns that tables show in this browser. */
export const $listColumns: ReadableAtom<readonly ListColumn[]> = $chosenColumns

export function chooseLayout(layout: ListLayout): void {
	$chosenLayout.set(layout)
	store(LAYOUT_KEY, layout)
}

export function chooseColumns(columns: readonly ListColumn[]): void {
	$chosenColumns.set(columns)
	store(COLUMNS_KEY, columns.join(' '))
}

/** The columns that a table of a kind may have, in their order. */
export function columnsOf(kind: Kind): ListColumn[] {
	return sortsOf(kind).filter((sort) => sort !== 'changed' && sort !== 'title')
}

/** Parses a stored layout; falls back to the table. */
export function readLayout(text: string | null): ListLayout {
	return LIST_LAYOUTS.find((layout) => layout === text) ?? 'table'
}

/** Parses stored columns; without any choice those of the first visit. */
export function readColumns(text: string | null): readonly ListColumn[] {
	const named = text?.split(' ')
	return named ? columnsOf('anime').filter((column) => named.includes(column)) : FIRST_COLUMNS
}

function stored(key: string): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		return null
	}
}

function store(key: string, value: string): void {
	try {
		localStorage.setItem(key, value)
	} catch {
		// Storage is unavailable: the choice lasts until the page is left.
	}
}
