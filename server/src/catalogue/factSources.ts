import { type RawBuilder, sql } from 'kysely'
import type { FactSource } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { DUBS_ATTRIBUTION, DUBS_SOURCE_NAME } from './dubs.ts'

/** Sources by the names under which the database has them. A source without an entry is called by that name. */
const KNOWN: Readonly<Record<string, Omit<FactSource, 'seenOn'>>> = {
	'bangumi-data': {
		name: 'bangumi-data',
		url: 'https://github.com/bangumi-data/bangumi-data',
		licence: 'CC BY 4.0',
	},
	[DUBS_SOURCE_NAME]: DUBS_ATTRIBUTION,
	'anilist-airing': { name: 'AniList', url: 'https://anilist.co', licence: null },
	'anidb-titles': { name: 'AniDB', url: 'https://anidb.net', licence: null },
	anifillerpedia: { name: 'AniFillerPedia', url: 'https://anifillerpedia.wiki', licence: 'CC BY-NC-SA 4.0' },
	wikidata: { name: 'Wikidata', url: 'https://www.wikidata.org', licence: 'CC0' },
}

export interface FactSourceRow {
	source: string
	/** ISO date. */
	seen_on: string | null
}

/** SQL for the source of a kind of fact about title `t` that was seen last. */
export const factSourceOf = (
	fact: string,
): RawBuilder<unknown> => sql`(select json_build_object('source', f.source, 'seen_on', f.seen_on)
	from fact_source f where f.title_id = t.id and f.fact = ${fact} order by f.seen_on desc nulls last, f.source limit 1)`

/** The sources of a kind of fact about some titles, the one that was seen last first. */
export async function readFactSources(db: Database, fact: string, titles: readonly number[]): Promise<FactSource[]> {
	const { rows } = await sql<FactSourceRow>`select source, max(seen_on)::text as seen_on from fact_source
		where fact = ${fact} and title_id = any(${[...titles]}::int[]) group by source order by max(seen_on) desc nulls last, source`.execute(
		db,
	)
	return rows.map(presentFactSource)
}

/** A source as pages name it. */
export function presentFactSource({ source, seen_on }: FactSourceRow): FactSource {
	const { name, url, licence } = KNOWN[source] ?? { name: source, url: null, licence: null }
	return { name, url, licence, seenOn: seen_on }
}
