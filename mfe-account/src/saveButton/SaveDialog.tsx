import { useStore } from '@nanostores/react'
import { use, useEffect, useId, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { common, readyWords, useTitleName, useWords } from 'shared-i18n'
import { Button, SkeletonGrid, Stack, size } from 'shared-ui'
import { Dialog, Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { EntryForm } from '../entry/EntryForm.tsx'
import { blankEntry } from '../entry/entryDraft.ts'
import { useEntryEditing } from '../entry/useEntryEditing.ts'
import { EntryLog } from '../entryLog/EntryLog.tsx'
import { $favoriteTitles } from '../favorite/favoriteTitles.ts'
import { useFavor } from '../favorite/useFavor.ts'
import { words } from '../words.ts'
import { OwnLists } from './OwnLists.tsx'
import { createPlace, type PlaceStore, type ShownPlace } from './placeStore.ts'

const ready = readyWords(words)

const Elsewhere = styled.section`
	display: grid;
	gap: 8px;
	h3 { font-size: ${size.lg}; }
`

interface SaveDialogProps {
	titleId: number
	onClose: () => void
}

/** Everything that a member can say of a title, from wherever it is shown. */
export default function SaveDialog({ titleId, onClose }: SaveDialogProps) {
	use(ready)
	const t = useWords(words)
	const shared = useWords(common)
	const [store] = useState(() => createPlace(titleId))
	const state = useStore(store.$state)

	useEffect(() => {
		void store.load()
	}, [store])

	if (state.state === 'shown') return <Shown place={state.place} store={store} onClose={onClose} />
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

function Shown({ place, store, onClose }: { place: ShownPlace; store: PlaceStore; onClose: () => void }) {
	const t = useWords(words)
	const shared = useWords(common)
	const name = useTitleName()(place.title)
	const id = useId()
	const isFavorite = useStore($favoriteTitles).has(place.title.id)
	const favor = useFavor(place.title.id)
	const editing = useEntryEditing({
		entry: place.entry ?? blankEntry(place.title, place.total),
		isListed: place.entry !== null,
		send: store.save,
		reread: store.reread,
		onClose,
	})
	const { close } = editing

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
					<Button variant="primary" type="submit" form={editing.props.id} loading={editing.submitting}>
						{shared('action.save')}
					</Button>
				</>
			}
		>
			<Stack $gap={8}>
				<EntryForm editing={editing} />
				{place.entry && (
					<EntryLog
						entry={place.entry}
						onCount={(entry) => {
							editing.takeUp(entry)
							store.count(entry)
						}}
					/>
				)}
				<Elsewhere aria-labelledby={`${id}-elsewhere`}>
					<h3 id={`${id}-elsewhere`}>{t('save.elsewhere')}</h3>
					<Stack $gap={1}>
						<Switch label={t('save.favorite')} checked={isFavorite} onChange={(is) => void favor(is)} />
						<OwnLists lists={place.lists} store={store} />
					</Stack>
				</Elsewhere>
			</Stack>
		</Dialog>
	)
}
