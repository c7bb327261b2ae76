import { SCORE_MAX } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { titleTranslations } from '../title/titleTranslations.ts'

const Scores = styled.fieldset`
	display: grid;
	grid-template-columns: repeat(5, 1fr);
	gap: ${space[2]};
	min-width: 0;
	padding: 0;
	border: 0;
`
const Choice = styled.button`
	min-height: 44px;
	padding: 0;
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	font-size: ${size.md};
	font-weight: 700;
	font-variant-numeric: tabular-nums;
	background: ${color.raised};
	cursor: pointer;
	transition: border-color ${motion.fast}, background-color ${motion.fast};
	&:hover { border-color: ${color.gold}; }
	&[aria-pressed='true'] { color: ${color.canvas}; border-color: ${color.gold}; background: ${color.gold}; }
`

interface ScorePickerProps {
	/** The selected score; null if none. */
	chosen: number | null
	onChoose: (score: number) => void
}

/** Buttons for the scores from 1 to 10. Pressing the selected one again removes the vote. */
export function ScorePicker({ chosen, onChoose }: ScorePickerProps) {
	const t = useTranslations(titleTranslations)
	return (
		<Scores aria-label={t('score.choose')}>
			{Array.from({ length: SCORE_MAX }, (_, index) => index + 1).map((score) => (
				<Choice
					key={score}
					type="button"
					aria-label={t('score.of', { number: score })}
					aria-pressed={score === chosen}
					onClick={() => onChoose(score)}
				>
					{score}
				</Choice>
			))}
		</Scores>
	)
}
