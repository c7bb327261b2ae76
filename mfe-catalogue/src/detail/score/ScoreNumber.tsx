import { useState } from 'react'
import { ScoreField } from 'shared-composition/score/field'
import { common, useTranslations } from 'shared-i18n'
import { Button, Stack } from 'shared-ui'
import { titleTranslations } from '../title/titleTranslations.ts'

interface ScoreNumberProps {
	chosen: number | null
	onChoose: (score: number) => void
}

/** A score as a number, for scales with too many values for buttons. An emptied field removes the vote. */
export function ScoreNumber({ chosen, onChoose }: ScoreNumberProps) {
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
