import type { SyncField } from 'shared-contract'
import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import { changeEntry, planRow, readTitleStates, removeEntry } from '../../library/public.ts'
import { agreedRow, newlyEqual, saveAgreed } from './agreement.ts'
import { pruneChanges, record } from './changes.ts'
import { compare, type Pair, remoteFields } from './compare.ts'
import { openList, type SyncRow } from './connections.ts'
import { pick } from './merge.ts'
import { type Service, type ServiceList, ServiceProblem } from './services/service.ts'
import type { Fields } from './tables.ts'

const EVERY_MS = 5 * MINUTE_MS
/** Then other members have their turn. */
const SENT_PER_RUN = 40
const LONGEST_PAUSE_MS = 6 * HOUR_MS
const BLANK = { progress: 0, volumes: 0, score: null, startedOn: null, finishedOn: null, rewatches: 0 }

/**
 * Runs a sync and says when the next run begins. If the service is away, the pauses grow; if it does not accept the access,
 * the sync ends until the member connects again.
 */
export async function runSync(context: AppContext, sync: SyncRow, service: Service, mayGoOn: () => boolean) {
	const next = await tryRun().catch((error) => {
		const { kind = undefined, againAt = undefined } = error instanceof ServiceProblem ? error : {}
		const pause = Math.min(2 ** sync.failures * MINUTE_MS, LONGEST_PAUSE_MS)
		const failures = sync.failures + 1
		if (kind === 'limited') return { problem: 'limited' as const, next_at: againAt ?? later(MINUTE_MS) }
		if (kind === 'revoked') return { state: 'revoked' as const, problem: null }
		if (kind === undefined) throw error
		return { problem: 'away' as const, failures, next_at: later(pause) }
	})
	await context.db.updateTable('list_sync').set(next).where('id', '=', sync.id).where('state', '=', 'on').execute()

	async function tryRun() {
		const list = await openList(context.db, sync, service, context.now)
		const isWhole = await exchange({ context, sync, service, list, mayGoOn })
		const done = { problem: null, failures: 0, next_at: later(isWhole ? EVERY_MS : MINUTE_MS) }
		return isWhole ? { ...done, last_at: context.now() } : done
	}

	function later(ms: number): Date {
		return new Date(context.now().getTime() + ms)
	}
}

interface Run {
	context: AppContext
	sync: SyncRow
	service: Service
	list: ServiceList
	mayGoOn: () => boolean
}

/** Takes over what each side has changed. @returns false if something is left for the next run. */
async function exchange(run: Run): Promise<boolean> {
	const { context, sync, service, list, mayGoOn } = run
	const { db, live } = context
	const own = { id: sync.id, memberId: sync.member_id }
	const { pairs, ended } = await compare(db, own, service, await list.readAll())
	const equal = pairs.flatMap((pair) => {
		const fields = newlyEqual(pair)
		return fields.length === 0
			? []
			: agreedRow(pair, sync.id, { fields, here: pair.here?.fields ?? {}, there: pair.there?.fields ?? {} })
	})
	await saveAgreed(db, equal)
	if (ended.length > 0)
		await db.deleteFrom('list_sync_entry').where('sync_id', '=', sync.id).where('title_id', 'in', ended).execute()
	let sent = 0
	let hasChanged = false
	try {
		for (const pair of pairs) {
			const isGone = pair.goneFrom !== null || (pair.agreed?.goneFrom ?? null) !== null
			if (!isGone && pair.toHere.length + pair.toThere.length === 0) continue
			if (sent >= SENT_PER_RUN || !mayGoOn() || !(await isOn(run))) return false
			if (isGone) hasChanged = (await settleGone(run, pair)) || hasChanged
			if (pair.toHere.length > 0) hasChanged = (await applyHere(run, pair)) || hasChanged
			if (pair.toThere.length === 0) continue
			sent += 1
			await send(run, pair)
		}
		return true
	} finally {
		await pruneChanges(db, sync.id)
		if (hasChanged) publishProgress(live, sync.member_id)
	}
}

/** Whether the member has neither paused the sync nor ended it meanwhile. */
async function isOn({ context: { db }, sync }: Run): Promise<boolean> {
	const row = await db.selectFrom('list_sync').where('id', '=', sync.id).select('state').executeTakeFirst()
	return row?.state === 'on'
}

/** Asks about an entry that one side no longer has, or does what the member answered. @returns whether the list here changed. */
async function settleGone({ context, sync, list }: Run, pair: Pair): Promise<boolean> {
	const { db, now } = context
	const { titleId, goneFrom, agreed } = pair
	if (agreed?.goneFrom !== goneFrom) {
		const row = db.updateTable('list_sync_entry').where('sync_id', '=', sync.id).where('title_id', '=', titleId)
		await row.set({ gone_from: goneFrom, answer: null }).execute()
	}
	if (agreed?.goneFrom !== goneFrom || agreed?.answer !== 'remove') return false
	if (goneFrom === 'here')
		await list.remove(pair.kind, pair.foreignId, pair.entryId ?? '').catch((error) => {
			// It is gone there, too.
			if (!(error instanceof ServiceProblem) || error.kind !== 'gone') throw error
		})
	await db.transaction().execute(async (transaction) => {
		if (goneFrom === 'there') await removeEntry(transaction, { memberId: sync.member_id, titleId, now: now() })
		await transaction
			.deleteFrom('list_sync_entry')
			.where('sync_id', '=', sync.id)
			.where('title_id', '=', titleId)
			.execute()
		const side = goneFrom === 'here' ? 'there' : 'here'
		await record(transaction, { syncId: sync.id, pair, side, result: 'removed', now: now() })
	})
	return goneFrom === 'there'
}

/** Takes the other side's values into the list here, by the rules of the import. @returns whether it did. */
async function applyHere(run: Run, pair: Pair): Promise<boolean> {
	const { context, sync } = run
	const { db, pictures, now } = context
	const { titleId, here, there } = pair
	const memberId = sync.member_id
	const state = (await readTitleStates(db, memberId, [titleId])).get(titleId)
	if (there === null || state === undefined) return false
	// A vote on a title that is not listed is no empty field: the next run compares it.
	const fields = pair.toHere.filter((field) => field !== 'score' || here !== null || state.score === null)
	pair.toHere = fields
	const wanted = { ...BLANK, ...here?.fields, ...pick(there.fields, fields), status: statusOf(pair) }
	const { after } = planRow(wanted, { overwrites: true }, state)
	const { status, progress, volumes, startedOn, finishedOn, score, rewatches } = after
	const { rewatches: _, ...read } = here?.fields ?? { rewatches: 0 }
	const agree = (agreed: Partial<Fields>) => agreedRow(pair, sync.id, { fields, here: agreed, there: there.fields })
	const entry = { memberId, titleId: String(titleId), now: now(), pictures }
	const change = {
		...{ status, progress, volumes, startedOn, finishedOn, read },
		...(fields.includes('score') && { score }),
	}
	try {
		await db.transaction().execute(async (transaction) => {
			await changeEntry(transaction, { ...entry, change, timesOver: rewatches })
			// Agreed on as it was wanted: what the rules add is a change of this side.
			await saveAgreed(transaction, [agree(wanted)])
			await record(transaction, { syncId: sync.id, pair, side: 'here', result: 'done', now: now() })
		})
		return true
	} catch (error) {
		if (!(error instanceof Problem)) throw error
		// The member has changed it meanwhile: the next run compares it again.
		if (error.code === 'list.changed') return false
		// One field that is refused keeps no other waiting. What one changes, the next run compares anew.
		if (here !== null && fields.length > 1) {
			for (const field of fields) {
				pair.toHere = [field]
				if (await applyHere(run, pair)) return true
			}
			return false
		}
		await saveAgreed(db, [agree(here?.fields ?? {})])
		await record(db, { syncId: sync.id, pair, side: 'here', result: 'refused', now: now() })
		return false
	}
}

function statusOf({ here, there, toHere }: Pair): Fields['status'] {
	const side = toHere.includes('status') ? there : (here ?? there)
	return side?.fields.status ?? 'planned'
}

/** Sends the values here to the other side, and agrees on what it answers that they are there. */
async function send(run: Run, pair: Pair): Promise<void> {
	const { context, sync, list } = run
	const { db, now } = context
	const { here, there, kind, foreignId, toThere: fields } = pair
	if (here === null) return
	const finish = async (theirs: Partial<Fields>, result: 'done' | 'refused') => {
		await saveAgreed(db, [agreedRow(pair, sync.id, { fields, here: here.fields, there: theirs })])
		await record(db, { syncId: sync.id, pair, side: 'there', result, now: now() })
	}
	try {
		const answer = await list.save(kind, foreignId, here.fields, fields as SyncField[])
		await finish(answer.content.state === 'read' ? remoteFields(answer) : here.fields, 'done')
	} catch (error) {
		if (!(error instanceof ServiceProblem) || (error.kind !== 'refused' && error.kind !== 'gone')) throw error
		// One field that is refused keeps no other waiting.
		if (there !== null && fields.length > 1) {
			for (const field of fields) {
				pair.toThere = [field]
				await send(run, pair)
			}
			return
		}
		// Sent again when it changes again.
		await finish(there?.fields ?? {}, 'refused')
	}
}
