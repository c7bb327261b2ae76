import { fillTitle } from 'shared-composition'
import { type LinkedSlice, type Locale, MENUS, type SliceLinks, sliceOwning } from 'shared-contract'

/** What the frame of the site shows is told under this name. */
export const SHELL = 'shell'

/** What a slice puts into one place: a slot or a menu. */
export interface FilledPlace {
	place: string
	/** The names of its parts or links, for readers. */
	names: string[]
}

/** What a slice puts into slots, or into menus. */
export function fillsIn({ name, fills }: LinkedSlice, kind: 'slots' | 'menus', locale: Locale): FilledPlace[] {
	const menus: readonly string[] = MENUS
	return Object.entries(fills)
		.filter(([place]) => menus.includes(place) === (kind === 'menus'))
		.map(([place, list]) => ({ place, names: list.map((fill) => fillTitle({ ...fill, slice: name }, locale)) }))
}

/** Whose pages offer a slot; the frame of the site is `shell`. */
export function offering(slot: string, { slices, shell }: SliceLinks): string[] {
	const all = [...slices, { name: SHELL, ...shell }]
	return all.filter(({ offers }) => offers?.includes(slot)).map(({ name }) => name)
}

/** What a site loses by the withdrawal of a slice. */
export interface Loss {
	/** The addresses that answer 404. */
	paths: string[]
	/** Its parts on pages of other slices, by slice. */
	parts: ReadonlyMap<string, string[]>
	/** Its links in menus. */
	links: string[]
	/** Its modules that others show by name and would miss, by who shows them. */
	missing: ReadonlyMap<string, string[]>
}

/** What a site loses by the withdrawal of a slice. */
export function lossOf(slice: LinkedSlice, links: SliceLinks, locale: Locale): Loss {
	const others = links.slices.filter(({ name }) => name !== slice.name)
	const parts = fillsIn(slice, 'slots', locale).flatMap(({ place, names }) =>
		offering(place, { ...links, slices: others }).map((from) => [from, names] as const),
	)
	const missing = [...others, { name: SHELL, ...links.shell }].map(
		({ name, shows = [] }) => [name, shows.filter((module) => module.startsWith(`${slice.name}/`))] as const,
	)
	return {
		paths: slice.owns.filter((path) => sliceOwning({ slices: others }, path) === undefined),
		parts: merged(parts),
		links: [...new Set(fillsIn(slice, 'menus', locale).flatMap(({ names }) => names))],
		missing: merged(missing),
	}
}

/** The lists of each name as one, each text once; names without any are left out. */
function merged(lists: readonly (readonly [string, readonly string[]])[]): ReadonlyMap<string, string[]> {
	const all = new Map<string, string[]>()
	for (const [name, texts] of lists) {
		if (texts.length > 0) all.set(name, [...new Set([...(all.get(name) ?? []), ...texts])])
	}
	return all
}
