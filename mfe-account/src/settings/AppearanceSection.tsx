import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { useWords } from 'shared-i18n'
import { $appearance, setAppearance } from 'shared-state'
import { Meta, Panel } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { words } from '../words.ts'
import { Part, Switches } from './style.ts'
import { useSystemMotion } from './systemMotion.ts'

/** How this browser shows the site; each switch holds as it is pressed. */
export function AppearanceSection() {
	const t = useWords(words)
	const titleId = useId()
	const { disableAnimations, compactMode } = useStore($appearance)
	const isReduced = useSystemMotion()
	return (
		<Panel>
			<Part aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('settings.section.appearance')}</h2>
					<Meta as="p">{t('appearance.lead')}</Meta>
				</div>
				<Switches>
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
			</Part>
		</Panel>
	)
}
