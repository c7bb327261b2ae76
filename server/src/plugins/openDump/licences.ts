import {
	BROADCASTS_SOURCE,
	DUBS_SOURCE,
	EPISODES_SOURCE,
	SHIPPED_DUBS,
	WIKIDATA_SOURCE,
	WIKIPEDIA_SOURCE,
} from '../../importer/public.ts'

/** Where a row comes from, and the licence under which anybody may pass it on. */
export interface Provenance {
	source: string
	/** An SPDX identifier. */
	licence: keyof typeof LICENCE_URLS
}

export const LICENCE_URLS = {
	'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
	'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
	MIT: 'https://opensource.org/license/mit',
} as const

/** What members write into the catalogue; the terms of use say so. */
const MEMBERS: Provenance = { source: 'niouka', licence: 'CC0-1.0' }
/** The invented catalogue, which comes with the source code. */
const SAMPLES: Provenance = { source: 'niouka-samples', licence: 'MIT' }

/**
 * The sources whose licence allows redistribution. This is the only list: a source that is missing here is never in a dump.
 * `stated` is the licence as the importer stores it.
 */
export const OPEN_SOURCES: readonly (Provenance & { stated: string })[] = [
	{ source: BROADCASTS_SOURCE.name, stated: BROADCASTS_SOURCE.licence, licence: 'CC-BY-4.0' },
	{ source: DUBS_SOURCE.name, stated: DUBS_SOURCE.licence, licence: 'CC-BY-4.0' },
	{ source: WIKIDATA_SOURCE.name, stated: WIKIDATA_SOURCE.licence, licence: 'CC0-1.0' },
]

/**
 * Sources that write nothing of a title but rows with their own name, so that these rows alone are left out or attributed, or that
 * are never dumped. Any other source changes names and ids of the titles that it knows.
 */
export const MARKING_SOURCES: readonly string[] = [
	DUBS_SOURCE.name,
	SHIPPED_DUBS,
	EPISODES_SOURCE.name,
	WIKIPEDIA_SOURCE.name,
]

/** A title as `DUMPED_TITLES` gives it. */
export interface DumpedTitle {
	id: number
	is_sample: boolean
	source: string | null
	/** The sources that added to it without marking what they added. */
	adding: string[]
}

/**
 * The provenance of a title and of its parts without one of their own. Where an open source added to the title, its licence asks
 * for more than ours, and holds for all of them.
 */
export function provenanceOfTitle({ is_sample, source, adding }: DumpedTitle): Provenance | undefined {
	if (is_sample) return SAMPLES
	const own = provenanceOf(source, MEMBERS)
	const added = adding.map((name) => provenanceOf(name, MEMBERS))
	if (!own || added.includes(undefined)) return undefined
	const names = [own, ...added].flatMap((each) => each?.source ?? [])
	const strictest = added.find((each) => each?.licence === 'CC-BY-4.0') ?? added.at(-1)
	return { source: [...new Set(names)].join(', '), licence: strictest?.licence ?? own.licence }
}

/** The provenance of a row by the source that it names; undefined for one that must not be dumped. */
export function provenanceOf(source: string | null, unmarked: Provenance): Provenance | undefined {
	if (source === null) return unmarked
	const open = OPEN_SOURCES.find((known) => known.source === source)
	return open && { source: open.source, licence: open.licence }
}
