import { useStore } from '@nanostores/react'
import { announce } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { $saved, toggleSaved } from 'shared-state'
import { BookmarkedIcon, BookmarkIcon, Button } from 'shared-ui'

/** Puts a title on the reader's list, or takes it off; every other button of that title follows. */
export default function SaveButton({ titleId }: Exposes['mfe-account/SaveButton']) {
	const t = useWords(common)
	const saved = useStore($saved).has(titleId)

	async function toggle() {
		announce(await toggleSaved(titleId), t(saved ? 'save.removed' : 'save.added'))
	}

	return (
		<Button aria-pressed={saved} onClick={() => void toggle()}>
			{saved ? <BookmarkedIcon size={18} /> : <BookmarkIcon size={18} />}
			{t(saved ? 'save.saved' : 'save.add')}
		</Button>
	)
}
