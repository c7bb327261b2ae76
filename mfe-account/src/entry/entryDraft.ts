import type { EntryChange, EntryStatus, ListEntry, ListedTitle } from 'shared-contract'

/** What the form of an entry holds: everything as it was typed. */
export interface EntryDraft {
	status: EntryStatus
	progress: string
	volumes: string
	score: string
	startedOn: string
	finishedOn: string
	notes: string
	isPrivate: boolean
}

/** An entry of a title that is on no list yet. */
export function blankEntry(title: ListedTitle, total: number | null): ListEntry {
	return {
		title,
		status: 'planned',
		progress: { current: 0, total },
		volumes: { current: 0, total: null },
		score: null,
		startedOn: null,
		finishedOn: null,
		rewatches: 0,
		notes: '',
		isPrivate: false,
	}
}

export function draftOf(entry: ListEntry): EntryDraft {
	return {
		status: entry.status,
		progress: String(entry.progress.current),
		volumes: String(entry.volumes.current),
		score: entry.score === null ? '' : String(entry.score),
		startedOn: entry.startedOn ?? '',
		finishedOn: entry.finishedOn ?? '',
		notes: entry.notes,
		isPrivate: entry.isPrivate,
	}
}

/** What somebody changed, and nothing else: what another tab changed meanwhile stays. */
export function changeOf(entry: ListEntry, draft: EntryDraft): EntryChange {
	const before = draftOf(entry)
	const touched = (field: keyof EntryDraft) => draft[field] !== before[field]
	return {
		...(touched('status') ? { status: draft.status } : {}),
		...(touched('progress') ? { progress: wholeOf(draft.progress) } : {}),
		...(touched('volumes') ? { volumes: wholeOf(draft.volumes) } : {}),
		...(touched('score') ? { score: draft.score === '' ? null : Number(draft.score) } : {}),
		...(touched('startedOn') ? { startedOn: draft.startedOn || null } : {}),
		...(touched('finishedOn') ? { finishedOn: draft.finishedOn || null } : {}),
		...(touched('notes') ? { notes: draft.notes } : {}),
		...(touched('isPrivate') ? { isPrivate: draft.isPrivate } : {}),
	}
}

/** Half a date is written as text: the platform's own field knows whole days alone. */
export function dateFieldType(date: string): 'date' | 'text' {
	return date === '' || /^\d{4}-\d{2}-\d{2}$/.test(date) ? 'date' : 'text'
}

function wholeOf(typed: string): number {
	return typed.trim() === '' ? 0 : Number(typed)
}
