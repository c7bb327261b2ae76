import { showOutcome } from 'shared-composition'
import { $scoreScale, scoreText } from 'shared-composition/score/scoreText'
import {
	changeEntriesRoute,
	ENTRIES_PER_CHANGE,
	type EntryChange,
	exactScore,
	LANGUAGE_TAGS,
	type ListEntry,
	type MassChange,
	mayAdvance,
} from 'shared-contract'
import { $locale, listFormat, type useTitleName } from 'shared-i18n'
import { type ActionOutcome, act, showToast } from 'shared-state'
import { changeBack } from '../continue/continueState.ts'
import { advancingChange, changedEntry, today } from '../entry/optimisticEntry.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import type { RowKey } from '../listTabs/rowKeys.ts'
import type { TitleListStore } from '../listTabs/titleListStore.ts'
import { countWrite } from '../offline/pendingStore.ts'
import { selectionTranslations } from './selectionTranslations.ts'

/** A message names as many titles. */
const NAMED = 3

/** What becomes of an entry; undefined if it stays as it is. */
type Becomes = (entry: ListEntry) => EntryChange | 'removed' | undefined

/** The list, and how its titles are named. */
export interface ListedNames {
	list: TitleListStore
	titleName: ReturnType<typeof useTitleName>
}

/** One of several changes. An entry that comes back has none before it, and one that leaves the list none after it. */
interface Step {
	before: ListEntry | undefined
	after: ListEntry | undefined
	sent: MassChange
}

/**
 * Changes several entries. One toast undoes all of it; another names what the server refused.
 *
 * @param textOf the words of success, by the number of entries
 * @returns false if a part did not reach the server.
 */
export async function changeMany(
	place: ListedNames,
	entries: readonly ListEntry[],
	becomes: Becomes,
	textOf: (count: number) => string,
): Promise<boolean> {
	const steps = entries.flatMap((before): Step[] => {
		const { id: titleId } = before.title
		const change = becomes(before)
		if (change === undefined) return []
		if (change === 'removed') return [{ before, after: undefined, sent: { titleId, removed: true } }]
		return [{ before, after: changedEntry(before, change), sent: { titleId, change: { ...change, today: today() } } }]
	})
	return send(place, steps, textOf, (done) => {
		const words = (count: number) => selectionTranslations.translate('selection.undone', { count })
		return () => void send(place, done.map(undoing), words)
	})
}

/** What a key does to several entries: one more or less, or a score. */
export function pressMany(
	place: ListedNames,
	entries: readonly ListEntry[],
	does: RowKey,
): Promise<boolean> | undefined {
	const t = selectionTranslations.translate
	if (does.kind === 'step') {
		const becomes: Becomes = (entry) => {
			const { current, total } = entry.progress
			if (does.by > 0) return mayAdvance({ progress: current }, total) ? advancingChange(entry) : undefined
			return current > 0 ? { progress: current - 1 } : undefined
		}
		return changeMany(place, entries, becomes, (count) => t('selection.changed', { count }))
	}
	if (does.kind !== 'score') return undefined
	const { score } = does
	const becomes: Becomes = (entry) => {
		const before = exactScore(entry)
		return before === score ? undefined : { score, read: { score: before } }
	}
	const shown = scoreText($scoreScale.get(), score, $locale.get())
	return changeMany(place, entries, becomes, (count) => t('selection.scored', { count, score: shown }))
}

function undoing({ before, after, sent }: Step): Step {
	const { titleId } = sent
	if (!before || !after) return { before: undefined, after: before, sent: { titleId, removed: false } }
	const { status, rewatches, isRepeat = status === 'rewatching' } = before
	const repeats = status === after.status ? {} : { rewatches, isRepeat }
	const change = { ...changeBack(before, after), today: today() }
	return { before: after, after: before, sent: { titleId, change, ...repeats } }
}

/** Sends changes in parts, and shows what became of them. The rest of the parts stays unsent after a failure. */
async function send(
	{ list, titleName }: ListedNames,
	steps: readonly Step[],
	textOf: (count: number) => string,
	undoOf?: (done: readonly Step[]) => () => void,
): Promise<boolean> {
	list.update(steps.map(({ before, after, sent }) => ({ id: sent.titleId, from: before?.status, entry: after })))
	const back = ({ before, after, sent }: Step) => ({ id: sent.titleId, from: after?.status, entry: before })
	const done: Step[] = []
	const refused: Step[] = []
	let failure: ActionOutcome<unknown> | undefined
	for (let at = 0; at < steps.length && !failure; at += ENTRIES_PER_CHANGE) {
		const part = steps.slice(at, at + ENTRIES_PER_CHANGE)
		const outcome = await act(changeEntriesRoute, { body: { changes: part.map(({ sent }) => sent) } })
		if (outcome.state === 'done') {
			const answered = new Map(outcome.answer.entries.map((entry) => [entry.title.id, entry]))
			const isRefused = ({ sent }: Step) => outcome.answer.refused.some(({ titleId }) => titleId === sent.titleId)
			const taken = part
				.filter((step) => !isRefused(step))
				.map((step) => ({ ...step, after: answered.get(step.sent.titleId) ?? step.after }))
			done.push(...taken)
			refused.push(...part.filter(isRefused))
			list.update(taken.map(({ after, sent }) => ({ id: sent.titleId, from: after?.status, entry: after })))
			countWrite()
		} else {
			failure = outcome
			if (outcome.state === 'example') done.push(...steps)
			else list.update(steps.slice(at).map(back))
		}
	}
	list.update(refused.map(back))
	// Another device may have changed them: the list shows what they are now.
	for (const { before } of refused) if (before) void list.refetch(before)
	tellRefused(refused, titleName)
	if (done.length > 0) {
		const outcome = failure?.state === 'example' ? failure : ({ state: 'done', answer: undefined } as const)
		if (undoOf) showUndoableOutcome(outcome, textOf(done.length), undoOf(done), 'selection')
		else showOutcome(outcome, textOf(done.length))
	}
	return !failure || showOutcome(failure, '')
}

function tellRefused(steps: readonly Step[], titleName: ListedNames['titleName']): void {
	const names = steps.flatMap(({ before, after }) => (before ?? after)?.title ?? []).map(titleName)
	if (names.length === 0) return
	const shown = names.length > NAMED ? [...names.slice(0, NAMED), '…'] : names
	const list = listFormat(LANGUAGE_TAGS[$locale.get()], { type: 'unit' }).format(shown)
	showToast('bad', selectionTranslations.translate('selection.refused', { count: names.length, names: list }))
}
