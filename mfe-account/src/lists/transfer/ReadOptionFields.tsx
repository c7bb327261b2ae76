import { EXISTING_CHOICES, type ListImport, SCORE_SCALES } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import type { ReadOptions } from './importStore.ts'
import { OptionRow } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'

interface ReadOptionFieldsProps {
	found: ListImport
	onReread: (options: ReadOptions) => void
}

/** The options to read a file again: the treatment of existing entries, and the score scale. */
export function ReadOptionFields({ found: { existing, scale }, onReread }: ReadOptionFieldsProps) {
	const t = useTranslations(transferTranslations)
	return (
		<OptionRow>
			<Select
				label={t('transfer.existing')}
				hint={t(`transfer.existing.${existing}.hint`)}
				options={EXISTING_CHOICES.map((value) => ({ value, label: t(`transfer.existing.${value}`) }))}
				value={existing}
				onSelect={(chosen) => onReread({ existing: chosen, ...(scale.isGuessed ? { scale: scale.name } : {}) })}
			/>
			{scale.isGuessed && (
				<Select
					label={t('transfer.scale')}
					hint={t('transfer.scale.hint')}
					options={SCORE_SCALES.map((value) => ({ value, label: t(`transfer.scale.${value}`) }))}
					value={scale.name}
					onSelect={(name) => onReread({ existing, scale: name })}
				/>
			)}
		</OptionRow>
	)
}
