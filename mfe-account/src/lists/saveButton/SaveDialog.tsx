import { useStore } from '@nanostores/react'
import { use, useEffect, useId, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { TitlePlace } from 'shared-contract'
import { common, loadTranslations, useTitleName, useTranslations } from 'shared-i18n'
import { Button, SkeletonGrid, Stack, size } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { EntryForm } from '../entry/EntryForm.tsx'
import { blankEntry } from '../entry/entryFormValues.ts'
import { useEntryForm } from '../entry/useEntryForm.ts'
import { EntryLog } from '../entryLog/EntryLog.tsx'
import { $favoriteTitles } from '../favorite/favoriteTitles.ts'
import { useSetFavorite } from '../favorite/useSetFavorite.ts'
import { listTranslations } from '../listTranslations.ts'
import { CustomListSwitches } from './CustomListSwitches.tsx'
import { createSavedTitle, type SavedTitleStore } from './savedTitleStore.ts'

const ready = loadTranslations(listTranslations)

const OtherLists = styled.section`
	display: grid;
	gap: 8px;
	h3 { font-size: ${size.lg}; }
`

interface SaveDialogProps {
	titleId: number
	onClose: () => void
}

/** A dialog with the list entry, the favourite switch and the custom lists of a title. */
export default function SaveDialog({ titleId, onClose }: SaveDialogProps) {
	use(ready)
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const [store] = useState(() => createSavedTitle(titleId))
	const state = useStore(store.$state)

	useEffect(() => {
		void store.load()
	}, [store])

	if (state.state === 'ready') return <LoadedDialog details={state.value} store={store} onClose={onClose} />
	return (
		<Dialog open size="lg" title={t('save.title')} closeLabel={shared('action.close')} onClose={onClose}>
			{state.state === 'failed' ? (
				<FailurePanel title={t('save.failed')} onRetry={() => store.load()} />
			) : (
				<div role="status" aria-label={t('listTabs.loading')}>
					<SkeletonGrid count={2} />
				</div>
			)}
		</Dialog>
	)
}

function LoadedDialog({
	details,
	store,
	onClose,
}: {
	details: TitlePlace
	store: SavedTitleStore
	onClose: () => void
}) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const name = useTitleName()(details.title)
	const id = useId()
	const isFavorite = useStore($favoriteTitles).has(details.title.id)
	const setFavorite = useSetFavorite(details.title.id)
	const form = useEntryForm({
		entry: details.entry ?? blankEntry(details.title, details.total),
		isListed: details.entry !== null,
		send: store.save,
		refetch: store.refetch,
		onClose,
	})
	const { close } = form

	return (
		<Dialog
			open
			size="lg"
			title={name}
			closeLabel={shared('action.close')}
			onClose={close}
			footer={
				<>
					<Button onClick={close}>{shared('action.cancel')}</Button>
					<Button variant="primary" type="submit" form={form.props.id} loading={form.submitting}>
						{shared('action.save')}
					</Button>
				</>
			}
		>
			<Stack $gap={8}>
				<EntryForm form={form} />
				{details.entry && (
					<EntryLog
						entry={details.entry}
						onProgressChange={(entry) => {
							form.rebase(entry)
							store.showEntry(entry)
						}}
					/>
				)}
				<OtherLists aria-labelledby={`${id}-elsewhere`}>
					<h3 id={`${id}-elsewhere`}>{t('save.elsewhere')}</h3>
					<Stack $gap={1}>
						<Switch label={t('save.favorite')} checked={isFavorite} onChange={(is) => void setFavorite(is)} />
						<CustomListSwitches lists={details.lists} store={store} />
					</Stack>
				</OtherLists>
			</Stack>
		</Dialog>
	)
}
