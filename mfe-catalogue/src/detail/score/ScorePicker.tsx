import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ScoreField } from 'shared-composition/score/field'
import { $scoreScale, scoreText } from 'shared-composition/score/scoreText'
import { scoreOf, topOf, valueOn } from 'shared-contract/catalogue/scoreScale'
import { common, useLocale, useTranslations } from 'shared-i18n'
import { Button, color, motion, radius, Stack, size, space } from 'shared-ui'
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

/** Buttons for the values of the reader's scale, or a field for the many. Pressing the selected one again removes the vote. */
export function ScorePicker({ chosen, onChoose }: ScorePickerProps) {
	const t = useTranslations(titleTranslations)
	const scale = useStore($scoreScale)
	const locale = useLocale()
	if (scale === 'POINT_100' || scale === 'POINT_10_DECIMAL') return <ScoreNumber chosen={chosen} onChoose={onChoose} />
	const top = topOf(scale)
	const given = chosen === null ? null : valueOn(scale, chosen)
	const words = (value: number) => (scale === 'POINT_3' ? scoreText(scale, scoreOf(scale, value) ?? 0, locale) : value)
	return (
		<Scores aria-label={t('score.choose')}>
			{Array.from({ length: top }, (_, index) => index + 1).map((value) => (
				<Choice
					key={value}
					type="button"
					aria-label={t('score.of', { number: scale === 'POINT_10' ? value : `${value}/${top}` })}
					aria-pressed={value === given}
					onClick={() => onChoose(value === given && chosen !== null ? chosen : (scoreOf(scale, value) ?? 0))}
				>
					{words(value)}
					{scale === 'POINT_5' && ' ★'}
				</Choice>
			))}
		</Scores>
	)
}

interface ScoreNumberProps {
	chosen: number | null
	onChoose: (score: number) => void
}

/** A score as a number, for scales with too many values for buttons. An emptied field removes the vote. */
function ScoreNumber({ chosen, onChoose }: ScoreNumberProps) {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	const [value, setValue] = useState(String(chosen ?? ''))
	// The vote that is chosen again is removed.
	const next = value === '' ? chosen : Number(value)
	const isSame = value === String(chosen ?? '')
	return (
		<Stack
			as="form"
			$gap={3}
			onSubmit={(event) => {
				event.preventDefault()
				if (!isSame && next !== null) onChoose(next)
			}}
		>
			<ScoreField label={t('score.choose')} none={{ label: '–' }} value={value} onSelect={setValue} />
			<Button type="submit" variant="primary" disabled={isSame}>
				{shared('action.save')}
			</Button>
		</Stack>
	)
}
