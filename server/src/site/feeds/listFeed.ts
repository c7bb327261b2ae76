import { LANGUAGE_TAGS, titleName, titlePath } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { readable } from '../../core/identity/visibility/mayRead.ts'
import { readCustomList } from '../../library/list/customLists.ts'
import type { AtomFeed, FeedRequest } from './atom.ts'
import { MAX_ENTRIES } from './feedPaths.ts'

/** A feed of the titles that were added last to a public list. @throws Problem 404 for a missing and for a private list */
export async function listFeed(
	{ db, pictures }: AppContext,
	listId: number,
	{ origin, locale, names, self }: FeedRequest,
): Promise<AtomFeed> {
	const { list, owner } = await readCustomList(db, { listId, viewerId: null, pictures })
	const rows = await db
		.selectFrom('custom_list_item as i')
		.innerJoin('title as t', 't.id', 'i.title_id')
		.leftJoin('member as a', (join) => join.onRef('a.id', '=', 'i.added_by').on((eb) => readable(eb, null, 'a.id')))
		.select(['t.id', 't.kind', 't.format', 't.title', 'i.added_at', 'i.text', 'a.username as addedBy'])
		.select(['t.english_title as englishTitle', 't.native_title as japaneseTitle', 't.romaji_title as romajiTitle'])
		.where('i.list_id', '=', listId)
		.where('t.removed_at', 'is', null)
		.orderBy('i.added_at', 'desc')
		.orderBy('t.id', 'desc')
		.limit(MAX_ENTRIES)
		.execute()
	const page = `${origin}/lists/${list.id}`
	return {
		self,
		page,
		title: `${list.title} · Niouka`,
		subtitle: list.description,
		language: LANGUAGE_TAGS[locale],
		entries: rows.map((row) => ({
			url: origin + titlePath(row),
			id: `${page}#title-${row.id}`,
			title: titleName(row, names ?? locale),
			updated: row.added_at,
			author: row.addedBy ?? owner,
			summary: row.text,
		})),
	}
}
