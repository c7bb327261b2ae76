import { useStore } from '@nanostores/react'
import { use, useEffect, useId, useState } from 'react'
import { announce, FailurePanel } from 'shared-composition'
import type { ErrorCode } from 'shared-contract'
import { common, readyWords, useTitleName, useWords } from 'shared-i18n'
import { Button, Section, SkeletonGrid, Stack } from 'shared-ui'
import { Dialog, Switch } from 'shared-ui/controls'
import { EntryForm } from '../entry/EntryForm.tsx'
import { blankEntry, changeOf, draftOf } from '../entry/entryDraft.ts'
import { words } from '../words.ts'
import { OwnLists } from './OwnLists.tsx'
import { createPlace, type PlaceStore, type ShownPlace } from './placeStore.ts'

const ready = readyWords(words)

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
	const entry = place.entry ?? blankEntry(place.title, place.total)
	const [draft, setDraft] = useState(() => draftOf(entry))
	const [errors, setErrors] = useState<Record<string, ErrorCode>>({})
	const [saving, setSaving] = useState(false)

	async function save() {
		const change = changeOf(entry, draft)
		// Whoever saves what is on no list yet puts it there as it stands.
		const whole = place.entry ? change : { status: draft.status, ...change }
		if (Object.keys(whole).length === 0) return onClose()
		setSaving(true)
		const outcome = await store.save(entry, whole)
		setSaving(false)
		if (outcome.state === 'refused') setErrors(outcome.problem.fields ?? {})
		if (announce(outcome, t('entry.saved'))) onClose()
	}

	async function favor(isFavorite: boolean) {
		announce(await store.favor(isFavorite), t(isFavorite ? 'favorites.added' : 'favorites.removed'))
	}

	return (
		<Dialog
			open
			size="lg"
			title={name}
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button variant="primary" type="submit" form={id} loading={saving}>
						{shared('action.save')}
					</Button>
				</>
			}
		>
			<Stack $gap={8}>
				<EntryForm
					id={id}
					entry={entry}
					draft={draft}
					errors={errors}
					onChange={setDraft}
					onSubmit={() => void save()}
				/>
				<Section title={t('save.elsewhere')}>
					<Stack $gap={1}>
						<Switch label={t('save.favorite')} checked={place.isFavorite} onChange={(is) => void favor(is)} />
						<OwnLists lists={place.lists} store={store} />
					</Stack>
				</Section>
			</Stack>
		</Dialog>
	)
}
