import {
	type Command,
	ENTRY_PROGRESS_MAX,
	type EntryStatus,
	type Kind,
	type ListEntry,
	memberListRoute,
} from 'shared-contract'
import { call } from 'shared-state'
import { ownContinue } from '../lists/continue/continueStore.ts'
import { continueTranslations } from '../lists/continue/continueTranslations.ts'
import { showStep } from '../lists/continue/showStep.ts'
import { nameOf } from './nameOf.ts'
import { askedMark } from './readText.ts'

/** The number of titles that one text offers. */
const OFFERED_MAX = 3
/** Where a marked title is looked for: what is being seen comes first, and what is completed is not marked. */
const STATUSES: readonly EntryStatus[] = ['current', 'rewatching', 'planned', 'paused', 'dropped']

/** "Marcar episódio 5 de Frieren": for the titles of the reader's own list that a text names. */
export async function markCommands(text: string, signal: AbortSignal): Promise<Command[]> {
	const asked = askedMark(text)
	if (!asked || asked.number > ENTRY_PROGRESS_MAX) return []
	const { kind, number, name } = asked
	const entries = await findOwn(kind, name, signal)
	return entries.filter((entry) => mayMark(entry, number)).map((entry) => markCommand(entry, number))
}

function markCommand(entry: ListEntry, number: number): Command {
	const name = nameOf(entry.title)
	return {
		id: `mark-${entry.title.id}-${number}`,
		label: continueTranslations.translate(`commands.mark.${entry.title.kind}`, { number, name }),
		answersText: true,
		run: async () => showStep(await ownContinue.mark(entry, number), entry, name),
	}
}

/** The entries of the reader with a name, from the statuses that have any. */
async function findOwn(kind: Kind, q: string, signal: AbortSignal): Promise<ListEntry[]> {
	const found: ListEntry[] = []
	let counts: Record<EntryStatus, number> | undefined
	for (const status of STATUSES) {
		if (found.length >= OFFERED_MAX) break
		if (counts?.[status] === 0) continue
		const outcome = await call(memberListRoute, { params: { username: '@me' }, query: { kind, status, q } }, { signal })
		if (outcome.state !== 'done') break
		counts = outcome.answer.counts
		found.push(...outcome.answer.items)
	}
	return found.slice(0, OFFERED_MAX)
}

function mayMark({ progress: { current, total } }: ListEntry, number: number): boolean {
	return number > 0 && number !== current && (total === null || number <= total)
}
