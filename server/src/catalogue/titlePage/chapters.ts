import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Chapter, SECTION_PAGE_SIZE, type SectionOrder } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { SHOWN } from '../shownTitle.ts'
import { presentPerson } from '../titleCard.ts'
import type { ChapterRow } from './rows.ts'
import { webAddress } from './webAddress.ts'

/** The columns of a chapter line, from `chapter c` joined with the `member m` who added it. */
export const CHAPTER_COLUMNS = sql`c.id, c.number, c.title, c.released, c.reader_url,
	m.username as adder_name, m.avatar_url as adder_avatar`

interface ChapterQuery {
	titleId: number
	/** 0 for the chapters without a volume. */
	volume: number
	order: SectionOrder
	page: number
	/** Which titles the reader sees; by default those of everybody. */
	shown?: RawBuilder<SqlBool> | undefined
}

/** One page of a volume's chapters; empty for an unknown volume. */
export async function readChapters(db: Database, query: ChapterQuery): Promise<Chapter[]> {
	const { titleId, volume, order, page, shown = SHOWN } = query
	const owner =
		volume === 0
			? sql`c.volume_id is null`
			: sql`c.volume_id = (select id from volume where title_id = ${titleId} and number = ${volume})`
	const { rows } = await sql<ChapterRow>`select ${CHAPTER_COLUMNS}
		from chapter c join title t on t.id = c.title_id and ${shown}
		left join member m on m.id = c.added_by
		where c.title_id = ${titleId} and ${owner}
		order by c.number ${order === 'descending' ? sql`desc` : sql``}, c.id
		limit ${SECTION_PAGE_SIZE} offset ${(page - 1) * SECTION_PAGE_SIZE}`.execute(db)
	return rows.map(presentChapter)
}

export function presentChapter(row: ChapterRow): Chapter {
	return {
		id: row.id,
		number: row.number,
		title: row.title,
		releaseDate: row.released,
		readerUrl: webAddress(row.reader_url),
		postedBy: presentPerson(row.adder_name, row.adder_avatar),
	}
}
