import { AiringControls, type AiringControlsProps } from 'shared-composition/airing'
import type { ErrorCode } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { words } from '../words.ts'

type AiringFieldsProps = Omit<AiringControlsProps, 't' | 'refusal'> & { code: ErrorCode | undefined }

/** The airing schedule, as a section of the title form. */
export function AiringFields({ code, ...airing }: AiringFieldsProps) {
	const t = useWords(words)
	const shared = useWords(common)
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
