import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { showOutcome } from 'shared-composition'
import { $scoreScale } from 'shared-composition/score/scoreText'
import { type ScoreScale, setScoreScaleRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, checkSession } from 'shared-state'
import { ChipButton, ChipRow, Meta, Panel } from 'shared-ui'
import { sectionTranslations } from './sectionTranslations.ts'
import { PanelSection } from './style.ts'

const SCALES: readonly ScoreScale[] = ['POINT_10', 'POINT_10_DECIMAL', 'POINT_100', 'POINT_5', 'POINT_3']

/** How the member gives and reads scores. */
export function ScoresPanel() {
	const t = useTranslations(sectionTranslations)
	const titleId = useId()
	const chosen = useStore($scoreScale)

	async function choose(scale: ScoreScale) {
		const outcome = await act(setScoreScaleRoute, { body: { scale } })
		if (showOutcome(outcome, t('settings.saved')) && outcome.state === 'done') await checkSession()
	}

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('scores.title')}</h2>
					<Meta as="p">{t('scores.lead')}</Meta>
				</div>
				<ChipRow role="group" aria-labelledby={titleId}>
					{SCALES.map((scale) => (
						<ChipButton key={scale} pressed={scale === chosen} onClick={() => void choose(scale)}>
							{t(`scores.${scale}`)}
						</ChipButton>
					))}
				</ChipRow>
			</PanelSection>
		</Panel>
	)
}
