import { type EntryField, type PendingChange, settled } from './pendingChange.ts'
import { editChanges } from './pendingDatabase.ts'
import { announce } from './pendingStore.ts'
import { sendPending } from './sendPending.ts'

/** Decides a field that changed elsewhere: the value of this browser, or that of the server. */
export async function settleChange(change: PendingChange, field: EntryField, keepsOwn: boolean): Promise<void> {
	await editChanges(change.memberId, (changes, { put, remove }) => {
		const now = changes.find(({ id }) => id === change.id)
		if (!now) return
		const after = settled(now, field, keepsOwn)
		if (after) put(after)
		else remove(now.id)
	})
	await announce()
	void sendPending()
}

/** Gives up a change that the server refused. */
export async function discardChange({ memberId, id }: PendingChange): Promise<void> {
	await editChanges(memberId, (_changes, { remove }) => remove(id))
	await announce()
}
