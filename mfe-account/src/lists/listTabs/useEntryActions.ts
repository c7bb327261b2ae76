import { useMemo } from 'react'
import { showOutcome } from 'shared-composition'
import { $scoreScale, scoreText } from 'shared-composition/score/scoreText'
import { exactScore, type ListEntry, mayAdvance } from 'shared-contract'
import { $locale, useTitleName } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { undoOf } from '../continue/continueState.ts'
import { showStep } from '../continue/showStep.ts'
import { advancedEntry, changedEntry } from '../entry/optimisticEntry.ts'
import { resultingEntry } from '../entry/showSavedOutcome.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { listTranslations } from '../listTranslations.ts'
import type { ChangeSelection } from '../selection/selected.ts'
import type { EntryActions } from './EntryProgress.tsx'
import type { TitleListStore } from './titleListStore.ts'

/** What the owner of a list does to its entries in place. Each change has a toast that undoes it. */
export function useEntryActions(
	list: TitleListStore,
	onEdit: (entry: ListEntry) => void,
	select: ChangeSelection,
): EntryActions {
	const titleName = useTitleName()
	return useMemo(() => {
		/** Shows what another tab or device made of an entry. */
		async function refetchIfChanged(outcome: ActionOutcome<unknown>, entry: ListEntry) {
			if (outcome.state === 'refused' && outcome.problem.code === 'list.changed') await list.refetch(entry)
		}

		function undoStep(before: ListEntry, after: ListEntry) {
			const change = undoOf(before, after)
			return change && (() => list.change(after, change))
		}

		async function step(entry: ListEntry, by: 1 | -1) {
			const { current, total } = entry.progress
			if (by > 0 ? !mayAdvance({ progress: current }, total) : current === 0) return
			const change = { progress: current + by, read: { progress: current } }
			const outcome = by > 0 ? await list.advance(entry) : await list.change(entry, change)
			const expected = by > 0 ? advancedEntry(entry) : changedEntry(entry, change)
			const after = { ...entry, ...resultingEntry(outcome, expected) }
			showStep({ outcome, after }, entry, titleName(entry.title), undoStep)
			await refetchIfChanged(outcome, entry)
		}

		async function rate(entry: ListEntry, score: number) {
			const before = exactScore(entry)
			if (score === before) return
			const change = { score, read: { score: before } }
			const outcome = await list.change(entry, change)
			const undo = undoStep(entry, { ...entry, ...resultingEntry(outcome, changedEntry(entry, change)) })
			const undone = async () => undo && showOutcome(await undo(), scoreWords(titleName(entry.title), before))
			const text = scoreWords(titleName(entry.title), score)
			showUndoableOutcome(outcome, text, () => void undone(), `score:${entry.title.id}`)
			await refetchIfChanged(outcome, entry)
		}

		return {
			onStep: (entry, by) => void step(list.latest(entry), by),
			onScore: (entry, score) => void rate(list.latest(entry), score),
			onEdit,
			select,
			onPress: (entries, does) =>
				void import(/* webpackChunkName: "selection" */ '../selection/changeMany.ts').then(({ pressMany }) =>
					pressMany({ list, titleName }, entries.map(list.latest), does),
				),
		}
	}, [list, onEdit, select, titleName])
}

function scoreWords(name: string, score: number | null): string {
	if (score === null) return listTranslations.translate('entry.unscored', { name })
	return listTranslations.translate('entry.scored', { name, score: scoreText($scoreScale.get(), score, $locale.get()) })
}
