import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import type { SlotProps } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $saved, $session, toggleSaved } from 'shared-state'
import { BookmarkedIcon, BookmarkIcon, Button, ChevronDownIcon, Cluster, IconButton, Skeleton } from 'shared-ui'
import { entryDraft } from '../entry/entryDraft.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'

const FavoriteButton = deferred(
	() => import(/* webpackChunkName: "favorite" */ '../favorite/FavoriteButton.tsx').then((chunk) => chunk.default),
	{
		skeleton: <Skeleton $width="var(--control-md)" $height="var(--control-md)" />,
		small: true,
	},
)
const OwnProgress = deferred(
	() => import(/* webpackChunkName: "own-progress" */ './OwnProgress.tsx').then((chunk) => chunk.default),
	{ small: true },
)
const SaveDialog = deferred(() =>
	import(/* webpackChunkName: "save" */ './SaveDialog.tsx').then((chunk) => chunk.default),
)

/**
 * Saves a title to the reader's list or removes it; all buttons of the title follow. A second button opens the dialog
 * with progress and custom lists; `withFavorite` adds the heart, and the progress of a title that is on the list.
 */
export default function SaveButton({ titleId, withFavorite = false }: SlotProps<'title.actions'>) {
	const t = useTranslations(common)
	const saved = useStore($saved).has(titleId)
	const session = useStore($session)
	const [changes, setChanges] = useState(0)
	// The dialog opens again if its form is stored as a draft, because the reader had to sign in.
	const [open, setOpen] = useState(() => entryDraft.read()?.titleId === titleId)

	function close() {
		setOpen(false)
		setChanges(changes + 1)
	}

	async function toggle() {
		const outcome = await toggleSaved(titleId)
		if (!saved) showOutcome(outcome, t('save.added'))
		else
			showUndoableOutcome(outcome, t('save.removed'), async () =>
				showOutcome(await toggleSaved(titleId), t('save.added')),
			)
	}

	return (
		<Cluster $gap={2}>
			<Button aria-pressed={saved} onClick={() => void toggle()}>
				{saved ? <BookmarkedIcon size={18} /> : <BookmarkIcon size={18} />}
				{t(saved ? 'save.saved' : 'save.add')}
			</Button>
			<IconButton
				filled
				label={t('save.more')}
				aria-haspopup="dialog"
				icon={<ChevronDownIcon size={18} />}
				onClick={() => setOpen(true)}
			/>
			{withFavorite && <FavoriteButton titleId={titleId} />}
			{withFavorite && saved && session.state === 'member' && <OwnProgress titleId={titleId} changes={changes} />}
			{open && <SaveDialog titleId={titleId} onClose={close} />}
		</Cluster>
	)
}
