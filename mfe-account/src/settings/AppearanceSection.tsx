import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { showOutcome } from 'shared-composition'
import { $scoreScale } from 'shared-composition/score/scoreText'
import { type ScoreScale, setScoreScaleRoute, THEMES, TITLE_NAME_CHOICES } from 'shared-contract'
import { $titleNames, setTitleNames, useTranslations } from 'shared-i18n'
import { $appearance, act, checkSession, setAppearance } from 'shared-state'
import { ChipButton, ChipRow, Meta, Panel, Stack, useMedia } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { sectionTranslations } from './sectionTranslations.ts'
import { OptionRow, PanelSection, Switches } from './style.ts'

/** The appearance settings of this browser, and the member's scale of scores; each change applies at once. */
export function AppearanceSection() {
	const t = useTranslations(sectionTranslations)
	const titleId = useId()
	const themeId = useId()
	const namesId = useId()
	const { disableAnimations, compactMode, theme } = useStore($appearance)
	const names = useStore($titleNames)
	const isReduced = useMedia('(prefers-reduced-motion: reduce)')
	return (
		<Stack>
			<Panel>
				<PanelSection aria-labelledby={titleId}>
					<div>
						<h2 id={titleId}>{t('settings.section.appearance')}</h2>
						<Meta as="p">{t('appearance.lead')}</Meta>
					</div>
					<Switches>
						<OptionRow>
							<div>
								<strong id={themeId}>{t('appearance.theme')}</strong>
								<Meta as="p">{t('appearance.theme.text')}</Meta>
							</div>
							<ChipRow role="group" aria-labelledby={themeId}>
								{THEMES.map((one) => (
									<ChipButton key={one} pressed={one === theme} onClick={() => setAppearance({ theme: one })}>
										{t(`appearance.theme.${one}`)}
									</ChipButton>
								))}
							</ChipRow>
						</OptionRow>
						<OptionRow>
							<div>
								<strong id={namesId}>{t('appearance.names')}</strong>
								<Meta as="p">{t('appearance.names.text')}</Meta>
							</div>
							<ChipRow role="group" aria-labelledby={namesId}>
								{[undefined, ...TITLE_NAME_CHOICES].map((one) => (
									<ChipButton key={one ?? 'auto'} pressed={one === names} onClick={() => setTitleNames(one)}>
										{t(`appearance.names.${one ?? 'auto'}`)}
									</ChipButton>
								))}
							</ChipRow>
						</OptionRow>
						<Switch
							label={t('appearance.animations')}
							description={t(isReduced ? 'appearance.animations.system' : 'appearance.animations.text')}
							checked={disableAnimations}
							onChange={(checked) => setAppearance({ disableAnimations: checked })}
						/>
						<Switch
							label={t('appearance.compact')}
							description={t('appearance.compact.text')}
							checked={compactMode}
							onChange={(checked) => setAppearance({ compactMode: checked })}
						/>
					</Switches>
				</PanelSection>
			</Panel>
			<ScoresPanel />
		</Stack>
	)
}

const SCALES: readonly ScoreScale[] = ['POINT_10', 'POINT_10_DECIMAL', 'POINT_100', 'POINT_5', 'POINT_3']

/** How the member gives and reads scores. */
function ScoresPanel() {
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
