import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { deferred, FailurePanel, showOutcome } from 'shared-composition'
import type { EntryStatus, Kind, ListEntry } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { SkeletonText } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { listTranslations } from '../listTranslations.ts'
import { $sent } from '../offline/pendingStore.ts'
import type { Selected } from '../selection/selected.ts'
import SavedViews from '../views/SavedViews.tsx'
import { EntryList } from './EntryList.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useListView } from './listView.ts'
import { tabsOf } from './titleListState.ts'
import { createTitleList } from './titleListStore.ts'
import { useEntryActions } from './useEntryActions.ts'
import { useListTags } from './useListTags.ts'

const EntryDialog = deferred(() =>
	import(/* webpackChunkName: "entry-dialog" */ '../entry/EntryDialog.tsx').then((chunk) => chunk.default),
)

const SelectionBar = deferred(() =>
	import(/* webpackChunkName: "selection" */ '../selection/SelectionBar.tsx').then((chunk) => chunk.default),
)

interface TitleListProps {
	username: string
	kind: Kind
	isOwn: boolean
}

/** The anime or manga list of a member: one tab for each status, with its count and its entries. */
export function TitleList({ username, kind, isOwn }: TitleListProps) {
	const t = useTranslations(listTranslations)
	const [list] = useState(() => createTitleList(username, kind, isOwn))
	const [view, changeView] = useListView(kind)
	const [edited, setEdited] = useState<ListEntry>()
	const [selected, select] = useState<Selected>()
	const state = useStore(list.$state)
	const counts = useStore(list.$counts)
	const tags = useListTags(username, edited ?? selected !== undefined)
	const actions = useEntryActions(list, setEdited, select)

	useEffect(() => void list.show(view), [list, view])
	useEffect(() => {
		if (isOwn) void list.draftedEntry().then((entry) => entry && setEdited(entry))
	}, [list, isOwn])
	useEffect(() => (isOwn ? $sent.listen((entry) => entry && list.showEntry(entry)) : undefined), [list, isOwn])

	const selection = isOwn && { selected, select }
	const showStatus = (status: EntryStatus) => changeView({ status })

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
			<SavedViews place={kind} username={username} isOwn={isOwn} />
			<ListToolbar kind={kind} view={view} tags={tags} onChange={changeView} selection={selection} />
			{state.state === 'loading' && (
				<div role="status" aria-label={t('listTabs.loading')}>
					<SkeletonText lines={8} />
				</div>
			)}
			{state.state === 'failed' && <FailurePanel title={t('listTabs.failed')} onRetry={list.load} />}
			{state.state === 'ready' && (
				<EntryList
					kind={kind}
					page={state.value}
					view={view}
					more={state.more}
					onMore={list.loadMore}
					onChange={changeView}
					actions={isOwn ? actions : undefined}
					selected={selected}
				/>
			)}
			{selected && state.state === 'ready' && (
				<SelectionBar list={list} entries={state.value.items} selected={selected} select={select} />
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
