import { useLocation } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import { ChipButton, EyeOffIcon } from 'shared-ui'
import type { FilterFieldsProps } from './filterProps.ts'
import { toSearch, withChange } from './listingParams.ts'
import { listingTranslations } from './listingTranslations.ts'
import { requireOwnList } from './ownList.ts'

/** A toggle that hides the titles on the reader's list, in lists that support it. */
export function HideMine({ settings, params, onChange }: Omit<FilterFieldsProps, 'kind'>) {
	const t = useTranslations(listingTranslations)
	const { pathname } = useLocation()
	if (!settings.controls.includes('hide')) return null

	function toggle() {
		const hideMine = !params.hideMine
		const path = pathname + toSearch(withChange(params, { hideMine }), settings)
		if (!hideMine || requireOwnList(path, t('listing.mine.account'))) onChange({ hideMine })
	}

	return (
		<ChipButton pressed={params.hideMine} onClick={toggle}>
			<EyeOffIcon size={14} />
			{t('listing.hideMine')}
		</ChipButton>
	)
}
