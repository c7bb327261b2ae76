import { useState } from 'react'
import {
	keepNotificationPreferencesRoute,
	NOTIFICATION_PREFERENCES,
	notificationPreferencesRoute,
} from 'shared-contract'
import { useWords } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Switch } from 'shared-ui/controls'
import { words } from '../words.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { createChoice } from './choice.ts'

/** What the member is told of. */
export function NotificationsSection() {
	const t = useWords(words)
	const [choice] = useState(() =>
		createChoice({
			read: () => call(notificationPreferencesRoute, {}),
			keep: (body) => act(keepNotificationPreferencesRoute, { body }),
		}),
	)
	return (
		<ChoiceForm title={t('settings.section.notifications')} lead={t('preferences.lead')} choice={choice}>
			{(preferences) =>
				NOTIFICATION_PREFERENCES.map((name) => (
					<Switch
						key={name}
						label={t(`preferences.${name}`)}
						description={t(`preferences.${name}.text`)}
						checked={preferences[name]}
						onChange={(checked) => choice.set({ [name]: checked })}
					/>
				))
			}
		</ChoiceForm>
	)
}
