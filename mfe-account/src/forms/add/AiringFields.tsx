import { AiringControls, type AiringControlsProps } from 'shared-composition/airing'
import { useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { addTranslations } from './addTranslations.ts'

/** The airing schedule, as a section of the title form. */
export function AiringFields(airing: Omit<AiringControlsProps, 't'>) {
	const t = useTranslations(addTranslations)
	return (
		<Stack $gap={4}>
			<div>
				<h2>{t('add.field.airing')}</h2>
				<Meta as="p">{t('airing.hint')}</Meta>
			</div>
			<AiringControls t={t} {...airing} />
		</Stack>
	)
}
