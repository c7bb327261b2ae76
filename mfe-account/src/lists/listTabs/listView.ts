import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
	ANIME_FORMATS,
	ENTRY_STATUSES,
	ENTRY_TAG_MAX_LENGTH,
	type EntryStatus,
	type Format,
	GENRES,
	type Genre,
	HOURS_LEFT,
	type HoursLeft,
	type Kind,
	LIST_SORTS,
	type ListSort,
	MANGA_FORMATS,
	SERVICE_KEY_MAX_LENGTH,
} from 'shared-contract'

/** The shown part of a list: its status, order and filters. */
export interface ListView {
	status: EntryStatus
	sort: ListSort
	/** Part of a name. */
	q: string
	format?: Format | undefined
	genre?: Genre | undefined
	/** A tag of the member. */
	tag?: string | undefined
	/** What is unseen of an anime takes so many hours at most. */
	hours?: HoursLeft | undefined
	/** An anime is on one of these services, by their keys with commas between. */
	service?: string | undefined
	/** Only titles that the member did not rate. */
	unrated: boolean
}

export const FIRST_VIEW: ListView = { status: 'current', sort: 'changed', q: '', unrated: false }

/** The change that removes every filter beside the text. */
export const NO_FILTERS = {
	format: undefined,
	genre: undefined,
	tag: undefined,
	hours: undefined,
	service: undefined,
	unrated: false,
} satisfies Partial<ListView>

/** What a manga has none of. */
const OF_ANIME: readonly ListSort[] = ['studio', 'next']

/** The orders of a kind, which are also the columns of its table but for the first. */
export function sortsOf(kind: Kind): ListSort[] {
	return LIST_SORTS.filter((sort) => kind === 'anime' || !OF_ANIME.includes(sort))
}

/** The key of the words for an order: the premiere of an anime is a season. */
export function sortKey(kind: Kind, sort: ListSort) {
	return sort === 'season' ? (`listTabs.${kind}.season` as const) : (`listTabs.sort.${sort}` as const)
}

export function formatsOf(kind: Kind): readonly Format[] {
	return kind === 'anime' ? ANIME_FORMATS : MANGA_FORMATS
}

/** The view that an address names; what it does not name, or names wrongly, is as at first. */
export function listViewOf(search: URLSearchParams, kind: Kind): ListView {
	const oneOf = <Value extends string>(values: readonly Value[], name: keyof ListView) =>
		values.find((value) => value === search.get(name))
	const text = (name: keyof ListView, maxLength: number) => search.get(name)?.slice(0, maxLength) || undefined
	return {
		status: oneOf(ENTRY_STATUSES, 'status') ?? FIRST_VIEW.status,
		sort: oneOf(sortsOf(kind), 'sort') ?? FIRST_VIEW.sort,
		q: search.get('q') ?? '',
		format: oneOf(formatsOf(kind), 'format'),
		genre: oneOf(GENRES, 'genre'),
		tag: text('tag', ENTRY_TAG_MAX_LENGTH),
		hours: kind === 'anime' ? oneOf(HOURS_LEFT, 'hours') : undefined,
		service: kind === 'anime' ? text('service', SERVICE_KEY_MAX_LENGTH) : undefined,
		unrated: search.get('unrated') === '1',
	}
}

/** The address of a changed view; parameters of the page stay. */
export function withListView(search: URLSearchParams, change: Partial<ListView>): URLSearchParams {
	const next = new URLSearchParams(search)
	for (const [name, value] of Object.entries(change)) {
		if (value === undefined || value === FIRST_VIEW[name as keyof ListView]) next.delete(name)
		else next.set(name, value === true ? '1' : String(value))
	}
	return next
}

/** The number of filters beside the text. */
export function filterCount({ format, genre, tag, hours, service, unrated }: ListView): number {
	return [format, genre, tag, hours, service, unrated].filter(Boolean).length
}

/** The view that the address holds, and a function that changes it. */
export function useListView(kind: Kind): [ListView, (change: Partial<ListView>) => void] {
	const [search, setSearch] = useSearchParams()
	// A toast or a pause in typing changes the address as it is then.
	const latest = useRef(setSearch)
	useEffect(() => {
		latest.current = setSearch
	}, [setSearch])
	const change = useCallback(
		(change: Partial<ListView>) =>
			latest.current((now) => withListView(now, change), { replace: true, preventScrollReset: true }),
		[],
	)
	return [useMemo(() => listViewOf(search, kind), [search, kind]), change]
}
