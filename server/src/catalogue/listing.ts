import { sql } from 'kysely'
import { LISTING_PAGE_SIZE, type ListingPage, type ListingQuery } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from './card.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import type { Pictures } from './pictures.ts'

interface Catalogue {
	db: Database
	index: CatalogueIndex
	pictures: Pictures
}

/** One page of a list of titles and its total. A page past the last one is empty. */
export async function listTitles(catalogue: Catalogue, query: ListingQuery): Promise<ListingPage> {
	const { db, index, pictures } = catalogue
	await index.ready()
	let picked = pick(index, query)
	let read = await readCards(db, picked.ids)
	if (read.version > index.version) {
		await index.upTo(read.version)
		picked = pick(index, query)
		read = await readCards(db, picked.ids)
	}
	const byId = new Map(read.cards.map((row) => [row.id, row]))
	const items = picked.ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentCard(row, pictures))
	return { items, page: picked.page, pageSize: LISTING_PAGE_SIZE, total: picked.total }
}

function pick(index: CatalogueIndex, { page = 1, ...filter }: ListingQuery) {
	const list = index.listing.list(filter)
	const first = (page - 1) * LISTING_PAGE_SIZE
	return { ids: [...list.subarray(first, first + LISTING_PAGE_SIZE)], page, total: list.length }
}

// The version comes with the rows, so that a list that is out of date is noticed at no cost.
async function readCards(db: Database, ids: number[]): Promise<{ cards: CardRow[]; version: number }> {
	const { rows } = await sql<Partial<CardRow> & { catalogue_version: number }>`
		select v.version as catalogue_version, ${CARD_COLUMNS}
		from catalogue_version v
		left join title t on t.id = any(${ids}::int[]) and t.removed_at is null
		left join member m on m.id = t.posted_by`.execute(db)
	return { cards: rows.filter(isCard), version: rows[0]?.catalogue_version ?? 0 }
}

/** An empty page is a row with nothing but the version. */
function isCard<Row extends Partial<CardRow>>(row: Row): row is Row & CardRow {
	return typeof row.id === 'number'
}
