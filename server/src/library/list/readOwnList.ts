import { sql } from 'kysely'
import { LIST_UNDO_MS, type OwnList } from 'shared-contract'
import { isShownTo, type Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readOwnEntries } from './entryRow.ts'

/** From so many changed entries on, as after an import, the whole list is sent. */
const MAX_CHANGED = 500
/** A version serves for so long: removed entries are deleted after that time. */
const MAX_AGE_MS = LIST_UNDO_MS / 2

interface OwnListQuery {
	memberId: string
	/** The version of an earlier answer. */
	since: string | undefined
	now: Date
	pictures: Pictures
}

/** A state of the database, and when the whole list was last sent. */
interface Version {
	/** Each transaction with a lower number was over. */
	transaction: number
	catalogue: number
	sentAt: number
}

/** The whole list of its owner, or what changed since a version, if that is known and recent. */
export async function readOwnList(db: Database, query: OwnListQuery): Promise<OwnList> {
	const { memberId, since, now, pictures } = query
	// Before the entries: what changes meanwhile is sent once more.
	const state = await readState(db)
	const from = parseVersion(since)
	const isKnown =
		from !== undefined &&
		from.transaction <= state.transaction &&
		from.catalogue <= state.catalogue &&
		from.sentAt <= now.getTime() &&
		from.sentAt > now.getTime() - MAX_AGE_MS
	const changed = isKnown ? await readChanged(db, memberId, from) : undefined
	if (!isKnown || !changed || changed.titleIds.length > MAX_CHANGED) {
		const entries = await readOwnEntries(db, { memberId, pictures })
		return { entries, version: writeVersion({ ...state, sentAt: now.getTime() }) }
	}
	const { titleIds, ...changes } = changed
	const entries = titleIds.length === 0 ? [] : await readOwnEntries(db, { memberId, titleIds, pictures })
	return { entries, version: writeVersion({ ...state, sentAt: from.sentAt }), changes }
}

async function readState(db: Database): Promise<Omit<Version, 'sentAt'>> {
	const { rows } = await sql<{ transaction: number; catalogue: number }>`
		select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as transaction, version as catalogue from catalogue_version`.execute(
		db,
	)
	return rows[0] ?? { transaction: 0, catalogue: 0 }
}

async function readChanged(db: Database, memberId: string, from: Version) {
	// A row carries the number of the transaction that wrote it, of which Postgres keeps 32 bits. `age` counts back from now.
	const oldest = sql`age(${String(from.transaction % 2 ** 32)}::xid)`
	const young = (alias: string) => sql`age(${sql.ref(`${alias}.xmin`)}) <= ${oldest}`
	const { rows } = await sql<NonNullable<OwnList['changes']> & { titleIds: number[] }>`
		select count(*) filter (where shown)::int as count, coalesce(sum(score) filter (where shown), 0)::int as scores,
			coalesce(array_agg(id) filter (where shown and (moved or touched)), '{}') as "titleIds",
			coalesce(array_agg(id) filter (where shown and moved), '{}') as moved,
			coalesce(array_agg(id) filter (where not shown and (moved or touched)), '{}') as removed
		from (
			select e.title_id as id, v.score, ${young('e')} as moved, coalesce(${young('v')}, false) or t.version > ${from.catalogue} as touched,
				e.removed_at is null and ${isShownTo(memberId)} as shown
			from list_entry e join title t on t.id = e.title_id
			left join title_vote v on v.title_id = e.title_id and v.member_id = e.member_id
			where e.member_id = ${memberId}
		) entry`.execute(db)
	return rows[0]
}

const VERSION = /^(\d{1,15})-(\d{1,15})-(\d{1,15})$/

function parseVersion(text = ''): Version | undefined {
	const [, transaction, catalogue, sentAt] = VERSION.exec(text) ?? []
	if (transaction === undefined) return undefined
	return { transaction: Number(transaction), catalogue: Number(catalogue), sentAt: Number(sentAt) }
}

function writeVersion({ transaction, catalogue, sentAt }: Version): string {
	return `${transaction}-${catalogue}-${sentAt}`
}
