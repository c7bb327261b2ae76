import { type Kind, SYNC_FIELDS, type SyncField, type SyncSide } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { type ListedEntry, listedEntries, matchTitles, type SourceRow } from '../../library/public.ts'
import { type Agreement, type Merge, merge, type Side } from './merge.ts'
import type { RemoteEntry, Service } from './services/service.ts'
import type { Fields } from './tables.ts'

/** An entry with both sides, what they agreed on, and what each takes from the other. */
export interface Pair extends Merge {
	titleId: number
	kind: Kind
	foreignId: string
	/** Undefined where the service has no entry. */
	entryId: string | undefined
	here: Side | null
	there: Side | null
	agreed: AgreedRow | undefined
	/** The side that no longer has what both had. */
	goneFrom: SyncSide | null
	/** The fields that say the same on both sides. */
	equal: SyncField[]
}

export interface AgreedRow {
	titleId: number
	foreignId: string
	here: Partial<Fields>
	there: Partial<Fields>
	goneFrom: SyncSide | null
	answer: 'remove' | null
}

export interface Compared {
	pairs: Pair[]
	/** Titles that were on both sides and are on neither. */
	ended: number[]
	unknownHere: number
	unknownThere: number
	private: number
}

interface Sync {
	id: string
	memberId: string
}

/**
 * Compares the member's list with the list there. A row there is read by the reader of the import, and finds its title by
 * the import's rules; so does an entry that is here alone, so that titles that share an id there are not sent twice. An
 * entry that is private on a side is left alone: not every service knows private entries.
 */
export async function compare(
	db: Database,
	{ id, memberId }: Sync,
	service: Service,
	remote: readonly RemoteEntry[],
): Promise<Compared> {
	const local = await readLocal(db, memberId)
	const agreed = new Map((await readAgreed(db, id)).map((row) => [row.titleId, row]))
	const rows = remote.map(({ row }) => row)
	const foreignIds = new Set(rows.map(({ kind, id: foreignId }) => `${kind} ${foreignId}`))
	const candidates = [...local.values()].filter((entry) => {
		const foreignId = idAt(service, entry)
		return foreignId !== null && !foreignIds.has(`${entry.kind} ${foreignId}`)
	})
	const matches = await matchTitles(db, [...rows, ...candidates.map((entry) => rowOf(service, entry))])
	const theirs = new Map<number, RemoteEntry>()
	const result: Compared = { pairs: [], ended: [], unknownHere: 0, unknownThere: 0, private: 0 }
	for (const [at, entry] of remote.entries()) {
		const match = matches[at]
		if (match && 'titleId' in match && entry.row.content.state === 'read') theirs.set(match.titleId, entry)
		else result.unknownHere += 1
	}
	const sendable = new Map<number, string>()
	const sharing = groupBy(candidates, (entry) => `${entry.kind} ${idAt(service, entry)}`)
	for (const [at, entry] of candidates.entries()) {
		const match = matches[remote.length + at]
		const foreignId = idAt(service, entry)
		const isAlone = sharing.get(`${entry.kind} ${foreignId}`)?.length === 1
		if (foreignId && isAlone && match && 'titleId' in match && match.titleId === entry.id)
			sendable.set(entry.id, foreignId)
	}
	for (const titleId of new Set([...local.keys(), ...theirs.keys(), ...agreed.keys()])) {
		const [entry, other, row] = [local.get(titleId), theirs.get(titleId), agreed.get(titleId)]
		if (entry?.is_private || (other && isPrivate(other.row))) {
			result.private += 1
			continue
		}
		if (!entry && !other) {
			result.ended.push(titleId)
			continue
		}
		const kind = entry?.kind ?? other?.row.kind
		const foreignId = other?.row.id ?? row?.foreignId ?? sendable.get(titleId)
		// What the service still has under this id is not gone, only not recognised as this title.
		if (!kind || !foreignId || (!other && foreignIds.has(`${kind} ${foreignId}`))) {
			result.unknownThere += 1
			continue
		}
		result.pairs.push(pairOf(service, { titleId, kind, foreignId, entry, other, row }))
	}
	return result
}

interface Found {
	titleId: number
	kind: Kind
	foreignId: string
	entry: ListedEntry | undefined
	other: RemoteEntry | undefined
	row: AgreedRow | undefined
}

function pairOf(service: Service, { titleId, kind, foreignId, entry, other, row }: Found): Pair {
	const here = entry ? { fields: localFields(entry), changedAt: changedAt(entry) } : null
	const there = other
		? {
				fields: remoteFields(other.row),
				changedAt: new Date(other.row.seenAt ?? other.row.addedAt ?? 0),
			}
		: null
	// A side without a status refused the entry, and never had it.
	const isGone = (side: SyncSide, now: Side | null) => now === null && row?.[side].status !== undefined
	const goneFrom = isGone('here', here) ? 'here' : isGone('there', there) ? 'there' : null
	const equal = SYNC_FIELDS.filter((field) => isSame(service, field, here, there))
	const merged = goneFrom === null ? mergeNew(here, there, { ...(row ?? NOTHING), equal }) : NO_MERGE
	const holds = (field: SyncField) => here !== null && (service.holds?.(kind, field, here.fields) ?? true)
	return {
		...{ titleId, kind, foreignId, entryId: other?.entryId, here, there, agreed: row, goneFrom, equal },
		...{ ...merged, toThere: merged.toThere.filter(holds) },
	}
}

/** True if a field says the same on both sides: a service may keep a score in tenths rounded. */
function isSame({ kept }: Service, field: SyncField, here: Side | null, there: Side | null): boolean {
	if (here === null || there === null) return false
	const [ours, theirs] = [here.fields[field], there.fields[field]]
	return ours === theirs || (field === 'score' && here.fields.score !== null && kept?.(here.fields.score) === theirs)
}

const NOTHING = { here: {}, there: {} }
const NO_MERGE: Merge = { toHere: [], toThere: [], conflicts: [] }

/** An entry that is new on a side takes all of the other's values. */
function mergeNew(here: Side | null, there: Side | null, agreed: Agreement & { equal: readonly SyncField[] }): Merge {
	const merged = merge(here, there, agreed, agreed.equal)
	const isNew = (here === null || there === null) && merged.toHere.length + merged.toThere.length > 0
	return isNew ? merge(here, there, NOTHING) : merged
}

async function readLocal(db: Database, memberId: string): Promise<Map<number, ListedEntry>> {
	const entries = new Map<number, ListedEntry>()
	for (const kind of ['anime', 'manga'] as const)
		for await (const entry of listedEntries(db, memberId, kind)) entries.set(entry.id, entry)
	return entries
}

async function readAgreed(db: Database, syncId: string): Promise<AgreedRow[]> {
	return db
		.selectFrom('list_sync_entry')
		.where('sync_id', '=', syncId)
		.select(['title_id as titleId', 'foreign_id as foreignId', 'here', 'there', 'gone_from as goneFrom', 'answer'])
		.execute()
}

const idAt = ({ name }: Service, entry: ListedEntry) => (name === 'mal' ? entry.mal_id : entry.anilist_id)

/** An entry as a row that is matched like those of the service. */
function rowOf(service: Service, entry: ListedEntry): SourceRow {
	return {
		line: 0,
		kind: entry.kind,
		id: '',
		name: entry.title,
		ids: [{ site: service.siteOf(entry.kind), id: idAt(service, entry) ?? '' }],
		ownId: null,
		names: [entry.title, entry.english_title, entry.native_title].filter((name) => name !== null),
		format: entry.format,
		year: entry.year,
		content: { state: 'read', entry: { status: entry.status }, notes: [] },
		lists: [],
		overwrites: true,
		seenAt: null,
		addedAt: null,
	}
}

/** A vote is no change of the entry, and yet one of what is kept in step. */
const changedAt = ({ changed_at, voted_at }: ListedEntry) =>
	voted_at !== null && voted_at > changed_at ? voted_at : changed_at

function localFields(entry: ListedEntry): Fields {
	const { status, progress, volumes, score, started_on, finished_on, rewatches } = entry
	return { status, progress, volumes, score, startedOn: started_on, finishedOn: finished_on, rewatches }
}

/** The fields of a row there; what it does not say is none. */
export function remoteFields({ content }: SourceRow): Fields {
	const entry = content.state === 'read' ? content.entry : { status: 'planned' as const }
	return {
		status: entry.status,
		progress: entry.progress ?? 0,
		volumes: entry.volumes ?? 0,
		score: entry.score ?? null,
		startedOn: entry.startedOn ?? null,
		finishedOn: entry.finishedOn ?? null,
		rewatches: entry.rewatches ?? 0,
	}
}

function isPrivate({ content }: SourceRow): boolean {
	return content.state === 'read' && content.entry.isPrivate === true
}
