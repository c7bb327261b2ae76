import type { Database } from '../../core/database/schema.ts'
import { matchTitles } from './matchTitles.ts'
import type { Match, SourceCustomList, SourceRow } from './reading/sourceRow.ts'

interface MatchedRows {
	sourceRows: readonly SourceRow[]
	matches: readonly Match[]
}

/** The custom lists of our own export with the titles of their items: those of the rows, else by our id and the name. */
export async function withTitles(
	db: Database,
	lists: readonly SourceCustomList[],
	{ sourceRows, matches }: MatchedRows,
): Promise<SourceCustomList[]> {
	const rowOfId = new Map(sourceRows.flatMap(({ ownId }, at) => (ownId === null ? [] : [[ownId, at] as const])))
	const items = new Map(lists.flatMap((list) => (list.items ?? []).map((item) => [item.ownId, item] as const)))
	const others = [...items.values()].filter(({ ownId }) => !rowOfId.has(ownId))
	const found = await matchTitles(db, others.map(rowOf))
	const titles = new Map<number, number>()
	const add = (ownId: number, match: Match | undefined) => {
		if (match && 'titleId' in match) titles.set(ownId, match.titleId)
	}
	for (const [ownId, at] of rowOfId) add(ownId, matches[at])
	for (const [at, { ownId }] of others.entries()) add(ownId, found[at])
	return lists.map(({ items: given, ...list }) =>
		given ? { ...list, titles: given.flatMap(({ ownId }) => titles.get(ownId) ?? []) } : list,
	)
}

function rowOf({ ownId, kind, name }: NonNullable<SourceCustomList['items']>[number]): SourceRow {
	return {
		...{ line: 0, id: '', name, kind, ids: [], ownId, names: [name], format: null, year: null },
		content: { state: 'read', entry: { status: 'planned' }, notes: [] },
		...{ lists: [], overwrites: false, seenAt: null, addedAt: null },
	}
}
