import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PendingChange } from './pendingChange.ts'

type NewChange = Omit<PendingChange, 'id'>

interface Tables extends DBSchema {
	changes: { key: number; value: NewChange & { id?: number }; indexes: { memberId: string } }
}

/** The writes of one transaction. A change without an id goes to the end of the order. */
interface Writes {
	put(change: NewChange & { id?: number }): void
	remove(id: number): void
}

let opening: Promise<IDBPDatabase<Tables>> | undefined

async function database(): Promise<IDBPDatabase<Tables>> {
	opening ??= openDB<Tables>('niouka-list', 1, {
		upgrade(db) {
			db.createObjectStore('changes', { keyPath: 'id', autoIncrement: true }).createIndex('memberId', 'memberId')
		},
	})
	try {
		return await opening
	} catch (error) {
		opening = undefined
		throw error
	}
}

/** The changes of a member that wait in this browser, in their order. Rejects where a browser stores nothing. */
export async function readChanges(memberId: string): Promise<PendingChange[]> {
	return stored(await (await database()).getAllFromIndex('changes', 'memberId', memberId))
}

/** Reads and writes the changes of a member in one transaction, which the other tabs wait for. */
export async function editChanges<Result>(
	memberId: string,
	edit: (changes: readonly PendingChange[], writes: Writes) => Result,
): Promise<Result> {
	const transaction = (await database()).transaction('changes', 'readwrite')
	const { store } = transaction
	const changes = stored(await store.index('memberId').getAll(memberId))
	const written: Promise<unknown>[] = []
	const result = edit(changes, {
		put: (change) => written.push(store.put(change)),
		remove: (id) => written.push(store.delete(id)),
	})
	await Promise.all([...written, transaction.done])
	return result
}

// The database gives each stored change its id.
function stored(changes: readonly (NewChange & { id?: number })[]): PendingChange[] {
	return changes.flatMap(({ id, ...change }) => (id === undefined ? [] : [{ id, ...change }]))
}
