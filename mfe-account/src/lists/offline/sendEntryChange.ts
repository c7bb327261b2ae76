import { advanceEntryRoute, type EntryChange, editEntryRoute, type ListEntry } from 'shared-contract'
import { type ActionOutcome, act, randomUuid } from 'shared-state'
import { advancingChange, changedEntry, today } from '../entry/optimisticEntry.ts'
import { type EntryFields, joined, namesOf, type PendingChange } from './pendingChange.ts'
import { editChanges, readChanges } from './pendingDatabase.ts'
import { announce, countWrite, memberId } from './pendingStore.ts'
import { sendPending } from './sendPending.ts'

type Outcome = ActionOutcome<{ entry: ListEntry }>

/**
 * Sends a change of an entry. Without a network it is stored in this browser and sent later, and the outcome is the
 * expected entry.
 */
export async function sendEntryChange(entry: ListEntry, { read, ...change }: EntryChange): Promise<Outcome> {
	return sendOrStore(entry, change, () =>
		act(editEntryRoute, {
			params: { titleId: String(entry.title.id) },
			body: { ...change, today: today(), ...(read ? { read } : {}) },
		}),
	)
}

/** Sends one more episode or chapter; likewise without a network. */
export async function sendAdvance(entry: ListEntry): Promise<Outcome> {
	return sendOrStore(entry, advancingChange(entry), () =>
		act(advanceEntryRoute, {
			params: { titleId: String(entry.title.id) },
			body: { today: today(), from: entry.progress.current },
		}),
	)
}

async function sendOrStore(entry: ListEntry, change: EntryFields, send: () => Promise<Outcome>): Promise<Outcome> {
	const owner = memberId()
	if (owner === undefined) return send()
	// A change must not overtake those of the same title that wait.
	const waits = (await readChanges(owner).catch(() => [])).some(isWaitingFor(entry))
	const outcome = waits ? ({ state: 'unreachable' } as const) : await send()
	if (outcome.state === 'done') countWrite()
	if (outcome.state !== 'unreachable') return outcome
	try {
		await store(owner, entry, change)
	} catch {
		// The browser stores nothing, so the reader sees the failure.
		return outcome
	}
	await announce()
	if (waits) void sendPending()
	return { state: 'done', answer: { entry: changedEntry(entry, change) } }
}

function store(memberId: string, entry: ListEntry, change: EntryFields): Promise<void> {
	return editChanges(memberId, (changes, { put, remove }) => {
		const last = changes.findLast(isWaitingFor(entry))
		if (!last || last.isSent) {
			return put({ memberId, key: randomUuid(), base: entry, change, today: today(), isSent: false })
		}
		const whole = joined(last, change)
		return namesOf(whole.change).length === 0 ? remove(last.id) : put(whole)
	})
}

function isWaitingFor({ title }: ListEntry) {
	return ({ base, problem }: PendingChange) => base.title.id === title.id && !problem
}
