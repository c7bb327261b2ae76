import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { announce } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { $saved, toggleSaved } from 'shared-state'
import { BookmarkedIcon, BookmarkIcon, Button, ChevronDownIcon, Cluster, IconButton, Skeleton } from 'shared-ui'
import { announceUndoable } from '../entry/announceUndoable.ts'
import { keptEntry } from '../entry/keptEntry.ts'

const FavoriteButton = lazy(() => import(/* webpackChunkName: "favorite" */ '../favorite/FavoriteButton.tsx'))
const SaveDialog = lazy(() => import(/* webpackChunkName: "save" */ './SaveDialog.tsx'))

/**
 * Puts a title on the reader's list, or takes it off; every other button of that title follows. Beside it, the way to
 * everything else that can be said of it: how far one is, one's own lists; and where there is room, its heart.
 */
export default function SaveButton({ titleId, withFavorite = false }: Exposes['mfe-account/SaveButton']) {
	const t = useWords(common)
	const saved = useStore($saved).has(titleId)
	// Who had to sign in to save what they typed of this title finds it as they left it.
	const [open, setOpen] = useState(() => keptEntry.kept()?.titleId === titleId)

	async function toggle() {
		const outcome = await toggleSaved(titleId)
		if (!saved) announce(outcome, t('save.added'))
		else announceUndoable(outcome, t('save.removed'), async () => announce(await toggleSaved(titleId), t('save.added')))
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
			{withFavorite && (
				<Suspense fallback={<Skeleton $width="var(--control-md)" $height="var(--control-md)" />}>
					<FavoriteButton titleId={titleId} />
				</Suspense>
			)}
			{open && (
				<Suspense>
					<SaveDialog titleId={titleId} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</Cluster>
	)
}
