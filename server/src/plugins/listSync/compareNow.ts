import { sql } from 'kysely'
import type { SyncChange, SyncComparison } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle } from '../../library/public.ts'
import { changeOf } from './changes.ts'
import { compare, type Pair } from './compare.ts'
import { openList, type SyncRow } from './connections.ts'
import { type Service, ServiceProblem } from './services/service.ts'

/** The changes that a comparison shows. */
const SHOWN = 200

/** Reads the list there and tells what a sync would change. @throws Problem 503 if the service does not answer, 409 if it accepts the access no longer. */
export async function compareNow(context: AppContext, sync: SyncRow, service: Service): Promise<SyncComparison> {
	const { db, now, pictures } = context
	try {
		const list = await openList(db, sync, service, now)
		const own = { id: sync.id, memberId: sync.member_id }
		const { pairs, unknownHere, unknownThere, private: hidden } = await compare(db, own, service, await list.readAll())
		const changed = (side: 'here' | 'there') => pairs.filter((pair) => fieldsOf(pair, side).length > 0)
		const [here, there] = [changed('here'), changed('there')]
		const shown = [
			...here.map((pair) => ({ pair, side: 'here' as const })),
			...there.map((pair) => ({ pair, side: 'there' as const })),
		]
			.toSorted((a, b) => b.pair.conflicts.length - a.pair.conflicts.length)
			.slice(0, SHOWN)
		const ids = [...new Set(shown.map(({ pair }) => pair.titleId))]
		const { rows } =
			await sql<ListedTitleRow>`select ${LISTED_TITLE} from title t where t.id = any(${ids}::int[])`.execute(db)
		const titles = new Map(rows.map((row) => [row.id, toListedTitle(row, pictures)]))
		return {
			changes: shown.flatMap(({ pair, side }): SyncChange[] => {
				const title = titles.get(pair.titleId)
				return title ? [{ title, ...changeOf(pair, side) }] : []
			}),
			here: here.length,
			there: there.length,
			conflicts: pairs.filter(({ conflicts }) => conflicts.length > 0).length,
			same: pairs.filter(({ goneFrom, toHere, toThere }) => !goneFrom && toHere.length + toThere.length === 0).length,
			unknownHere,
			unknownThere,
			private: hidden,
		}
	} catch (error) {
		if (!(error instanceof ServiceProblem)) throw error
		if (error.kind !== 'revoked') throw new Problem('listSync.away', 503)
		await db.updateTable('list_sync').set({ state: 'revoked' }).where('id', '=', sync.id).execute()
		throw new Problem('listSync.revoked', 409)
	}
}

const fieldsOf = (pair: Pair, side: 'here' | 'there') => (side === 'here' ? pair.toHere : pair.toThere)
