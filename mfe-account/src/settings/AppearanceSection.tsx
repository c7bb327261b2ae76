import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { THEMES, TITLE_NAME_CHOICES } from 'shared-contract'
import { $titleNames, setTitleNames, useTranslations } from 'shared-i18n'
import { $appearance, setAppearance } from 'shared-state'
import { ChipButton, ChipRow, Meta, Panel, Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { ScoresPanel } from './ScoresPanel.tsx'
import { sectionTranslations } from './sectionTranslations.ts'
import { OptionRow, PanelSection, Switches } from './style.ts'
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts'

/** The appearance settings of this browser, and the member's scale of scores; each change applies at once. */
export function AppearanceSection() {
	const t = useTranslations(sectionTranslations)
	const titleId = useId()
	const themeId = useId()
	const namesId = useId()
	const { disableAnimations, compactMode, theme } = useStore($appearance)
	const names = useStore($titleNames)
	const isReduced = usePrefersReducedMotion()
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
