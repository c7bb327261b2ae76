import { useLocation } from 'react-router-dom'
import { useWords } from 'shared-i18n'
import { ChipButton, EyeOffIcon } from 'shared-ui'
import { words } from '../words.ts'
import { changed, searchOf } from './choice.ts'
import type { FieldsProps } from './FilterFields.tsx'
import { hasOwnList } from './ownList.ts'

/** Leaves out what is on the reader's list, in lists that can. */
export function HideMine({ settings, choice, onChange }: Omit<FieldsProps, 'kind'>) {
	const t = useWords(words)
	const { pathname } = useLocation()
	if (!settings.controls.includes('hide')) return null

	function turn() {
		const hideMine = !choice.hideMine
		const path = pathname + searchOf(changed(choice, { hideMine }), settings)
		if (!hideMine || hasOwnList(path, t('listing.mine.account'))) onChange({ hideMine })
	}

	return (
		<ChipButton pressed={choice.hideMine} onClick={turn}>
			<EyeOffIcon size={14} />
			{t('listing.hideMine')}
		</ChipButton>
	)
}
