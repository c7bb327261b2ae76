import { EXISTING_CHOICES, type ListImport, SCORE_SCALES } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { words } from '../words.ts'
import type { Reading } from './importStore.ts'
import { Choices } from './style.ts'

interface ReadAgainProps {
	found: ListImport
	onReadAgain: (reading: Reading) => void
}

/** What can be said otherwise of a file: what becomes of titles that are there, and how its scores are meant. */
export function ReadAgain({ found: { existing, scale }, onReadAgain }: ReadAgainProps) {
	const t = useWords(words)
	return (
		<Choices>
			<Select
				label={t('transfer.existing')}
				hint={t(`transfer.existing.${existing}.hint`)}
				options={EXISTING_CHOICES.map((value) => ({ value, label: t(`transfer.existing.${value}`) }))}
				value={existing}
				onSelect={(chosen) => onReadAgain({ existing: chosen, ...(scale.isGuessed ? { scale: scale.name } : {}) })}
			/>
			{scale.isGuessed && (
				<Select
					label={t('transfer.scale')}
					hint={t('transfer.scale.hint')}
					options={SCORE_SCALES.map((value) => ({ value, label: t(`transfer.scale.${value}`) }))}
					value={scale.name}
					onSelect={(name) => onReadAgain({ existing, scale: name })}
				/>
			)}
		</Choices>
	)
}
