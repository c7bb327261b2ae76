import {
	keepNotificationPreferencesRoute,
	NOTIFICATION_PREFERENCES,
	notificationPreferencesRoute,
} from 'shared-contract'
import { useWords } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Switch } from 'shared-ui/controls'
import { words } from '../words.ts'
import { SwitchesForm } from './SwitchesForm.tsx'

const read = () => call(notificationPreferencesRoute, {})

/** The notification settings. */
export function NotificationsSection() {
	const t = useWords(words)
	return (
		<SwitchesForm
			title={t('settings.section.notifications')}
			lead={t('preferences.lead')}
			read={read}
			save={(body) => act(keepNotificationPreferencesRoute, { body })}
		>
			{({ toggle }) =>
				NOTIFICATION_PREFERENCES.map((name) => (
					<Switch
						key={name}
						label={t(`preferences.${name}`)}
						description={t(`preferences.${name}.text`)}
						{...toggle(name)}
					/>
				))
			}
		</SwitchesForm>
	)
}
