import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TitleCard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { Pictures } from '../pictures.ts'
import { SHOWN } from '../shownTitle.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'

export interface ReadCard {
	card: TitleCard
	popularity: number
	weightedRating: number
}

/** Cards, and the version of the catalogue at which they were read. */
export interface ReadCards {
	cards: ReadCard[]
	version: number
}

type Row = CardRow & { popularity: number; weighted_rating: number }

/**
 * The cards of titles in the order of their ids.
 *
 * @param shown which titles the reader sees; by default those of everybody.
 */
export async function readCards(
	db: Database,
	ids: readonly number[],
	pictures: Pictures,
	shown: RawBuilder<SqlBool> = SHOWN,
): Promise<ReadCards> {
	// The version comes with the rows, so that an outdated index is noticed without another query.
	const { rows } = await sql<Partial<Row> & { catalogue_version: number }>`
		select v.version as catalogue_version, t.popularity, t.weighted_rating, ${CARD_COLUMNS}
		from catalogue_version v
		left join title t on t.id = any(${ids}::int[]) and ${shown}
		left join member m on m.id = t.posted_by`.execute(db)
	const byId = new Map(rows.filter(isTitle).map((row) => [row.id, row]))
	return {
		version: rows[0]?.catalogue_version ?? 0,
		cards: ids.flatMap((id) => byId.get(id) ?? []).map((row) => present(row, pictures)),
	}
}

function present(row: Row, pictures: Pictures): ReadCard {
	return { card: presentCard(row, pictures), popularity: row.popularity, weightedRating: row.weighted_rating }
}

/** The query for an empty page returns one row with only the version. */
function isTitle<Candidate extends Partial<Row>>(row: Candidate): row is Candidate & Row {
	return typeof row.id === 'number'
}
