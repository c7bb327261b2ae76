import { useState } from 'react'
import { privacyRoute, setPrivacyRoute } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { words } from '../words.ts'
import { BlockedPeople } from './BlockedPeople.tsx'
import { ChoiceForm } from './ChoiceForm.tsx'
import { createChoice } from './choice.ts'

/** Who sees the member, and whom they blocked. */
export function PrivacySection() {
	const t = useWords(words)
	const [choice] = useState(() =>
		createChoice({
			read: () => call(privacyRoute, {}),
			keep: (body) => act(setPrivacyRoute, { body }),
		}),
	)
	return (
		<Stack $gap={8}>
			<ChoiceForm title={t('settings.section.privacy')} lead={t('privacy.lead')} choice={choice}>
				{({ isPublic }) => (
					<Switch
						label={t('privacy.public')}
						description={t(isPublic ? 'privacy.public.on' : 'privacy.public.off')}
						checked={isPublic}
						onChange={(checked) => choice.set({ isPublic: checked })}
					/>
				)}
			</ChoiceForm>
			<BlockedPeople />
		</Stack>
	)
}
