import { sql } from 'kysely'
import { LISTING_PAGE_SIZE, type TagPage } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import { type Catalogue, readPage } from '../listing/listTitles.ts'
import { ReadCache } from '../readCache.ts'
import { storedTag, tagNames } from './tagNames.ts'

/** Tags whose sorted titles are cached. */
const CACHED_TAGS = 50

/** The titles of a tag, the best known first, at a version of the catalogue. */
interface TagTitles {
	version: number
	/** Undefined if there is no such tag. */
	name: string | undefined
	open: number[]
	/** The titles whose story the tag gives away. */
	spoiled: number[]
}

interface TagQuery {
	name: string
	/** Lists the titles whose story the tag gives away, in place of the others. */
	onlySpoilers: boolean
	page: number
}

/** Reads the pages of tags; the titles of recent tags are cached. */
export class TagPages {
	readonly #catalogue: Catalogue
	readonly #titles: ReadCache<TagTitles>

	constructor(catalogue: Catalogue, { db, now }: AppContext) {
		this.#catalogue = catalogue
		this.#titles = new ReadCache({ name: 'tags', db, now, size: CACHED_TAGS })
	}

	/**
	 * One page of the titles of a tag.
	 *
	 * @throws Problem 404 if no tag has this name.
	 */
	async read({ name: requested, onlySpoilers, page }: TagQuery): Promise<TagPage> {
		const key = storedTag(requested).toLowerCase()
		const { name, open, spoiled } = await this.#titles.read(key, () => readTagTitles(this.#catalogue.db, key))
		if (name === undefined) throw new Problem('request.notFound', 404)
		const ids = onlySpoilers ? spoiled : open
		const { cards } = await readPage(this.#catalogue, ids, page, LISTING_PAGE_SIZE)
		return {
			name,
			...tagNames(name),
			spoilers: spoiled.length,
			items: cards.map(({ card }) => card),
			page,
			pageSize: LISTING_PAGE_SIZE,
			total: ids.length,
		}
	}
}

async function readTagTitles(db: Database, key: string): Promise<TagTitles> {
	const sorted = (isSpoiler: boolean) => sql`coalesce((select json_agg(t.id order by ${BEST_KNOWN})
		from title_tag x join title t on t.id = x.title_id and t.removed_at is null
		where x.tag_id = g.id and x.is_spoiler = ${isSpoiler}), '[]')`
	const { rows } = await sql<{ version: number; name: string | null; open: number[]; spoiled: number[] }>`
		select v.version, g.name, ${sorted(false)} as open, ${sorted(true)} as spoiled
		from catalogue_version v left join lateral (
			select id, name from tag where lower(name) = ${key} order by id limit 1
		) g on true`.execute(db)
	const [row] = rows
	return {
		version: row?.version ?? 0,
		name: row?.name ?? undefined,
		open: row?.open ?? [],
		spoiled: row?.spoiled ?? [],
	}
}
