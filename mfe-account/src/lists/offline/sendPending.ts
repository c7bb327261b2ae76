import { editEntryRoute } from 'shared-contract'
import { act } from 'shared-state'
import { FIELDS } from '../entry/entryFormValues.ts'
import { fetchEntry } from '../entry/fetchEntry.ts'
import { joined, type PendingChange, type Problem, requestOf } from './pendingChange.ts'
import { editChanges } from './pendingDatabase.ts'
import { announce, confirm, memberId } from './pendingStore.ts'

let sending: Promise<void> | undefined

/** Sends the changes that wait, in their order, until one finds no network. */
export function sendPending(): Promise<void> {
	sending ??= alone(sendAll)
		// A browser that stores nothing has nothing to send.
		.catch(() => undefined)
		.finally(() => {
			sending = undefined
		})
	return sending
}

/** Sends in one tab at a time. Without locks two tabs may send a change twice, and its key counts it once. */
async function alone(send: () => Promise<void>): Promise<void> {
	const { locks } = navigator as { locks?: LockManager }
	await (locks ? locks.request('niouka:list-changes', send) : send())
}

async function sendAll(): Promise<void> {
	const owner = memberId()
	if (owner === undefined) return
	for (;;) {
		const next = await takeNext(owner)
		if (!next || !(await sendOne(next))) break
	}
	await announce()
}

function takeNext(owner: string): Promise<PendingChange | undefined> {
	return editChanges(owner, (changes, { put }) => {
		const next = changes.find(({ problem }) => !problem)
		if (next) put({ ...next, isSent: true })
		return next
	})
}

/** @returns whether the next change may be sent */
async function sendOne(change: PendingChange): Promise<boolean> {
	const { memberId, base, key } = change
	const params = { titleId: String(base.title.id) }
	const outcome = await act(editEntryRoute, { params, body: requestOf(change) }, { idempotencyKey: key })
	if (outcome.state === 'done') {
		await editChanges(memberId, (_changes, { remove }) => remove(change.id))
		confirm(outcome.answer.entry)
		return true
	}
	if (outcome.state !== 'refused' || isTemporary(outcome.status)) return false
	const { code, fields } = outcome.problem
	const now = code === 'list.changed' ? await fetchEntry(base.title.id) : null
	// The network went away between the two requests.
	if (now === undefined) return false
	await refuse(change, { code, fields: FIELDS.filter((name) => fields?.[name] !== undefined), now })
	return true
}

/** Stores why a change was refused. Later ones of the same title join it, so that the reader decides once. */
function refuse(change: PendingChange, problem: Problem): Promise<void> {
	return editChanges(change.memberId, (changes, { put, remove }) => {
		const later = changes.filter(({ id, base }) => id > change.id && base.title.id === change.base.title.id)
		const whole = later.reduce((before, next) => joined(before, next.change), change)
		put({ ...whole, isSent: true, problem })
		for (const { id } of later) remove(id)
	})
}

// Too many requests, or a server that is starting.
function isTemporary(status: number): boolean {
	return status === 429 || status >= 500
}
