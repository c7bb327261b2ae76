import { sql } from 'kysely'
import { type Attribution, CARD_LANGUAGES, type Certainty, type Dub } from 'shared-contract'

/** The name of the source of dubs in the database. */
export const DUBS_SOURCE_NAME = 'mydublist'

/** What a page must show beside a dub of this source: its licence asks for it. */
export const DUBS_ATTRIBUTION: Attribution = {
	name: 'MyDubList',
	url: 'https://mydublist.com',
	licence: 'CC BY 4.0',
	licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
}

/** The confidence of a source from which a dub is likely, so that lists and cards count it. */
const LIKELY = 0.5
/** The confidence from which it is certain. */
const CERTAIN = 0.9

const subtag = sql`split_part(d.language, '-', 1)`

/**
 * SQL for the dubs of `title t` as rows `d`: those that a source or a member wrote, and the languages of its voices. Japanese voices
 * are no dub; nor is the Japanese of a source, which lists the audio of the originals, too.
 */
export const DUBS = sql`(
	select language, coalesce(confidence, 1) as confidence, source from title_dub
		where title_id = t.id and (source is null or split_part(language, '-', 1) <> 'ja')
	union all
	select distinct language, 1, null from title_voice where title_id = t.id and split_part(language, '-', 1) <> 'ja'
) d`

/** SQL for the subtags of the languages into which `title t` is dubbed, one per line; null without any. */
export const DUB_LANGUAGES = sql`(select string_agg(distinct ${subtag}, e'\n') from ${DUBS} where d.confidence >= ${LIKELY})`

/** SQL for those of {@link DUB_LANGUAGES} that cards have a mark for, as an array. */
export const CARD_DUBS = sql`array(select distinct ${subtag} from ${DUBS}
	where d.confidence >= ${LIKELY} and ${subtag} = any(${[...CARD_LANGUAGES]}::text[]))`

/** SQL for the dubs of `title t`, the most certain first. */
export const DUB_ROWS = sql`select d.language, max(d.confidence) as confidence, max(d.source) as source from ${DUBS}
	group by d.language order by max(d.confidence) desc, d.language`

export interface DubRow {
	language: string
	confidence: number
	source: string | null
}

/** The dubs of a title, and the source to name beside them. */
export function presentDubs(rows: readonly DubRow[]): { dubs: Dub[]; dubSource?: Attribution } {
	const isFromSource = rows.some(({ source }) => source === DUBS_SOURCE_NAME)
	return {
		dubs: rows.map(({ language, confidence }) => ({ language, certainty: certaintyOf(confidence) })),
		...(isFromSource && { dubSource: DUBS_ATTRIBUTION }),
	}
}

function certaintyOf(confidence: number): Certainty {
	if (confidence >= CERTAIN) return 'certain'
	return confidence >= LIKELY ? 'likely' : 'unsure'
}
