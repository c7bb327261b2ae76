import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import {
	type CustomList,
	type ListChange,
	listHistoryRoute,
	type RouteAnswer,
	undoListChangeRoute,
} from 'shared-contract'
import { common, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { createRemotePages } from 'shared-state/remote'
import { Button, Cluster, Meta, SkeletonText, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { sharedListTranslations } from './sharedListTranslations.ts'

interface HistoryDialogProps {
	list: CustomList
	onUndone: () => void
	onClose: () => void
}

/** A dialog with the changes of a list. Each that still applies has a button that undoes it. */
export function HistoryDialog({ list, onUndone, onClose }: HistoryDialogProps) {
	const t = useTranslations(sharedListTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const nameOf = useTitleName()
	const params = { listId: list.id }
	const [store] = useState(() =>
		createRemotePages<RouteAnswer<typeof listHistoryRoute>>(
			(before) => call(listHistoryRoute, { params, query: before === undefined ? {} : { before } }),
			({ id }) => id,
		),
	)
	const state = useStore(store.$state)
	useEffect(() => void store.load(), [store])

	async function undo({ id }: ListChange) {
		const outcome = await act(undoListChangeRoute, { params: { ...params, changeId: String(id) } })
		showOutcome(outcome, t('history.undone'))
		onUndone()
		await store.refresh()
	}
	const textOf = ({ kind, by, title, was, became }: ListChange) =>
		t(`history.${kind}`, { by: by ?? t('history.somebody'), title: title ? nameOf(title) : '', was, became })

	return (
		<Dialog open title={t('history')} closeLabel={shared('action.close')} onClose={onClose}>
			{state.state === 'failed' && <FailurePanel title={t('history.failed')} onRetry={store.load} />}
			{state.state === 'loading' && (
				<div role="status" aria-label={t('history.loading')}>
					<SkeletonText lines={6} />
				</div>
			)}
			{state.state === 'ready' && state.value.items.length === 0 && <Meta as="p">{t('history.empty')}</Meta>}
			{state.state === 'ready' && state.value.items.length > 0 && (
				<Stack $gap={4}>
					<Stack as="ul" $gap={4}>
						{state.value.items.map((change) => (
							<Stack as="li" key={change.id} $gap={1}>
								<strong>{textOf(change)}</strong>
								{change.kind === 'text' && change.became && <span>{change.became}</span>}
								<Cluster $between $gap={2}>
									<Meta as="time" dateTime={change.changedAt}>
										{formats.instant(change.changedAt)}
										{change.isUndo && ` · ${t('history.isUndo')}`}
									</Meta>
									{change.mayUndo && (
										<Button
											size="sm"
											aria-label={t('history.undo', { change: textOf(change) })}
											onClick={() => void undo(change)}
										>
											{shared('action.undo')}
										</Button>
									)}
								</Cluster>
							</Stack>
						))}
					</Stack>
					{state.value.next !== null && (
						<div>
							<Button size="sm" loading={state.more === 'loading'} onClick={() => void store.loadMore()}>
								{t('history.more')}
							</Button>
						</div>
					)}
				</Stack>
			)}
		</Dialog>
	)
}
