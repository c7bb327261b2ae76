import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { announce } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { $saved, toggleSaved } from 'shared-state'
import { BookmarkedIcon, BookmarkIcon, Button, ChevronDownIcon, Cluster, IconButton } from 'shared-ui'
import { announceUndoable } from '../entry/announceUndoable.ts'

const SaveDialog = lazy(() => import(/* webpackChunkName: "save" */ './SaveDialog.tsx'))

/**
 * Puts a title on the reader's list, or takes it off; every other button of that title follows. Beside it, the way to
 * everything else that can be said of it: how far one is, one's own lists, favourites.
 */
export default function SaveButton({ titleId }: Exposes['mfe-account/SaveButton']) {
	const t = useWords(common)
	const saved = useStore($saved).has(titleId)
	const [open, setOpen] = useState(false)

	async function toggle() {
		const outcome = await toggleSaved(titleId)
		if (!saved) announce(outcome, t('save.added'))
		else announceUndoable(outcome, t('save.removed'), async () => announce(await toggleSaved(titleId), t('save.added')))
	}

	return (
		<Cluster $gap={1}>
			<Button aria-pressed={saved} onClick={() => void toggle()}>
				{saved ? <BookmarkedIcon size={18} /> : <BookmarkIcon size={18} />}
				{t(saved ? 'save.saved' : 'save.add')}
			</Button>
			<IconButton
				label={t('save.more')}
				aria-haspopup="dialog"
				icon={<ChevronDownIcon size={18} />}
				onClick={() => setOpen(true)}
			/>
			{open && (
				<Suspense>
					<SaveDialog titleId={titleId} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</Cluster>
	)
}
