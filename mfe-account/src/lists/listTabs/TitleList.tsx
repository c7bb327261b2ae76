import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { deferred, FailurePanel, showOutcome } from 'shared-composition'
import type { EntryStatus, Kind, ListEntry } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { SkeletonGrid } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { advancedEntry } from '../entry/optimisticEntry.ts'
import { resultingEntry, showSavedOutcome } from '../entry/showSavedOutcome.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { listTranslations } from '../listTranslations.ts'
import { $sent } from '../offline/pendingStore.ts'
import { EntryList } from './EntryList.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { tabsOf } from './titleListState.ts'
import { createTitleList } from './titleListStore.ts'

const EntryDialog = deferred(() =>
	import(/* webpackChunkName: "entry-dialog" */ '../entry/EntryDialog.tsx').then((chunk) => chunk.default),
)

interface TitleListProps {
	username: string
	kind: Kind
	isOwn: boolean
}

/** The anime or manga list of a member: one tab for each status, with its count and its entries. */
export function TitleList({ username, kind, isOwn }: TitleListProps) {
	const t = useTranslations(listTranslations)
	const titleName = useTitleName()
	const [list] = useState(() => createTitleList(username, kind, isOwn))
	const [edited, setEdited] = useState<ListEntry>()
	const state = useStore(list.$state)
	const view = useStore(list.$view)
	const counts = useStore(list.$counts)

	useEffect(() => {
		void list.load()
		if (isOwn) void list.draftedEntry().then((entry) => entry && setEdited(entry))
	}, [list, isOwn])
	useEffect(() => (isOwn ? $sent.listen((entry) => entry && list.showEntry(entry)) : undefined), [list, isOwn])

	const showStatus = useCallback((status: EntryStatus) => void list.show({ status }), [list])
	const actions = useMemo(() => {
		if (!isOwn) return undefined
		async function advance(entry: ListEntry) {
			const outcome = await list.advance(entry)
			const expected = advancedEntry(entry)
			// An entry that stays in its tab shows its progress on its card and needs no toast.
			if (outcome.state !== 'done' || resultingEntry(outcome, expected).status !== entry.status)
				showSavedOutcome(outcome, { before: entry, expected, name: titleName(entry.title), onShow: showStatus })
			if (outcome.state === 'refused' && outcome.problem.code === 'list.changed') await list.refetch(entry)
		}
		return { onAdvance: (entry: ListEntry) => void advance(entry), onEdit: setEdited }
	}, [list, isOwn, titleName, showStatus])

	async function remove(entry: ListEntry) {
		showUndoableOutcome(await list.remove(entry), t('entry.removed'), async () =>
			showOutcome(await list.restore(entry), t('entry.restored')),
		)
	}

	return (
		<Tabs
			label={t(`listTabs.${kind}`)}
			tabs={tabsOf(view.status, counts).map((id) => ({ id, label: t(`listTabs.${kind}.${id}`), count: counts?.[id] }))}
			selected={view.status}
			onSelect={showStatus}
		>
			<ListToolbar view={view} onChange={(change) => void list.show(change)} />
			{state.state === 'loading' && (
				<div role="status" aria-label={t('listTabs.loading')}>
					<SkeletonGrid />
				</div>
			)}
			{state.state === 'failed' && <FailurePanel title={t('listTabs.failed')} onRetry={list.load} />}
			{state.state === 'ready' && (
				<EntryList
					kind={kind}
					page={state.value}
					more={state.more}
					isFiltered={view.q.trim() !== ''}
					onMore={() => void list.loadMore()}
					actions={actions}
				/>
			)}
			{edited && (
				<EntryDialog
					entry={edited}
					onClose={() => setEdited(undefined)}
					onSave={list.change}
					onRefetch={() => list.refetch(edited)}
					onProgressChange={list.showEntry}
					onShow={showStatus}
					onRemove={() => void remove(edited)}
				/>
			)}
		</Tabs>
	)
}
