import { useStore } from '@nanostores/react'
import { use, useEffect, useState } from 'react'
import { type ListEntry, mayAdvance } from 'shared-contract'
import { loadTranslations, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta } from 'shared-ui'
import { translations } from '../../translations.ts'
import { undoOf } from '../continue/continueState.ts'
import { continueTranslations } from '../continue/continueTranslations.ts'
import { showStep } from '../continue/showStep.ts'
import { advancedEntry } from '../entry/optimisticEntry.ts'
import { resultingEntry } from '../entry/showSavedOutcome.ts'
import { progressText, shareWithoutFillers } from '../listTabs/progress.ts'
import { listTranslations } from '../listTranslations.ts'
import { createSavedTitle } from './savedTitleStore.ts'

const ready = loadTranslations(listTranslations, continueTranslations)

interface OwnProgressProps {
	titleId: number
	/** Rises when the entry may have changed elsewhere. */
	changes: number
}

/** The reader's progress in a title of their list that they have not finished, with a button for one more episode or chapter. */
export default function OwnProgress({ titleId, changes }: OwnProgressProps) {
	use(ready)
	const t = useTranslations(translations)
	const tList = useTranslations(listTranslations)
	const nameOf = useTitleName()
	const formats = useFormats()
	const [store] = useState(() => createSavedTitle(titleId))
	const state = useStore(store.$state)
	useEffect(() => {
		if (changes === 0) void store.load()
		else void store.refetch()
	}, [store, changes])
	const entry = state.state === 'ready' ? state.value.entry : null
	if (!entry || entry.status === 'completed' || !mayAdvance({ progress: entry.progress.current }, entry.progress.total))
		return null
	const { title, progress } = entry
	const { fillers } = state.state === 'ready' ? state.value : {}
	const share = fillers && progress.total ? shareWithoutFillers(progress.current, progress.total, fillers) : undefined

	async function advance(before: ListEntry) {
		const outcome = await store.advance(before)
		const undo = (from: ListEntry, after: ListEntry) => {
			const change = undoOf(from, after)
			return change && (() => store.save(after, change))
		}
		showStep({ outcome, after: resultingEntry(outcome, advancedEntry(before)) }, before, nameOf(title), undo)
		if (outcome.state === 'refused') await store.refetch()
	}

	return (
		<Cluster $gap={2}>
			<span>{t(`listTabs.${title.kind}.progress`, { progress: progressText(progress.current, progress.total) })}</span>
			{share !== undefined && (
				<Meta>{tList('entry.withoutFillers', { percent: formats.number(Math.round(share * 100)) })}</Meta>
			)}
			<Button
				aria-label={tList(`entry.${title.kind}.advance`, { name: nameOf(title) })}
				onClick={() => void advance(entry)}
			>
				+1
			</Button>
		</Cluster>
	)
}
