import { useId } from 'react'
import { useTranslations } from 'shared-i18n'
import { ChipButton, color, EyeOffIcon, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { commentTranslations } from './commentTranslations.ts'

const Group = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]};
	flex: 1 1 9rem;
	min-width: 0;
`
const NumberLabel = styled.label`
	display: inline-flex;
	align-items: center;
	gap: ${space[2]};
	font-size: ${size.sm};
	color: ${color.muted};
	white-space: nowrap;
	input {
		width: 4.5rem;
		height: 32px;
		padding: 0 ${space[2]};
		border: 1px solid ${color.edge};
		border-radius: ${radius.md};
		font-size: max(16px, ${size.sm});
		font-variant-numeric: tabular-nums;
		color: ${color.text};
		background: ${color.surface};
	}
`
const MAX_NUMBER = 100_000

interface SpoilerChoiceProps {
	unit: 'episode' | 'chapter' | 'film' | 'nothing'
	/** Null without a spoiler. */
	number: number | null
	/** Initial number: the member's own progress. */
	suggested: number
	onChange: (number: number | null) => void
}

/** Marks a comment as a spoiler up to an episode or a chapter. */
export function SpoilerField({ unit, number, suggested, onChange }: SpoilerChoiceProps) {
	const t = useTranslations(commentTranslations)
	const id = useId()
	if (unit === 'nothing') return null
	return (
		<Group>
			<ChipButton
				pressed={number !== null}
				title={t('comments.form.spoilerHint')}
				onClick={() => onChange(number === null ? (unit === 'film' ? 1 : suggested) : null)}
			>
				<EyeOffIcon size={16} />
				{t('comments.form.spoiler')}
			</ChipButton>
			{number !== null && unit !== 'film' && (
				<NumberLabel htmlFor={id}>
					{t(`comments.form.${unit}`)}
					<input
						id={id}
						type="number"
						inputMode="decimal"
						min={0}
						max={MAX_NUMBER}
						step={unit === 'chapter' ? 'any' : 1}
						value={number}
						onChange={(event) => onChange(clamped(event.target.valueAsNumber))}
					/>
				</NumberLabel>
			)}
		</Group>
	)
}

// An empty field is 0.
const clamped = (number: number) => (Number.isNaN(number) ? 0 : Math.min(MAX_NUMBER, Math.max(0, number)))
