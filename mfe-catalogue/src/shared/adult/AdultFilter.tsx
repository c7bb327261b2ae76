import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { ChipButton } from 'shared-ui'
import { listingTranslations } from '../../browse/listing/listingTranslations.ts'
import { $showsAdult } from './adultReader.ts'

interface AdultFilterProps {
	pressed: boolean
	onChange: (pressed: boolean) => void
}

/** A toggle that shows adult titles alone; only members who switched them on have it. */
export function AdultFilter({ pressed, onChange }: AdultFilterProps) {
	const t = useTranslations(listingTranslations)
	if (!useStore($showsAdult)) return null
	return (
		<ChipButton pressed={pressed} onClick={() => onChange(!pressed)}>
			{t('listing.adult')}
		</ChipButton>
	)
}
