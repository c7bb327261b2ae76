import { AiringControls, type AiringControlsProps } from 'shared-composition/airing'
import type { ErrorCode } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { addTranslations } from './addTranslations.ts'

type AiringFieldsProps = Omit<AiringControlsProps, 't' | 'refusal'> & { code: ErrorCode | undefined }

/** The airing schedule, as a section of the title form. */
export function AiringFields({ code, ...airing }: AiringFieldsProps) {
	const t = useTranslations(addTranslations)
	const shared = useTranslations(common)
	return (
		<Stack $gap={4}>
			<div>
				<h2>{t('add.field.airing')}</h2>
				<Meta as="p">{t('airing.hint')}</Meta>
			</div>
			<AiringControls t={t} refusal={code && { code, text: shared(`errors.${code}`) }} {...airing} />
		</Stack>
	)
}
