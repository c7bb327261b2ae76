import {
	keepNotificationPreferencesRoute,
	NOTIFICATION_PREFERENCES,
	notificationPreferencesRoute,
} from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { translations } from '../translations.ts'
import { CalendarPanel } from './calendar/CalendarPanel.tsx'
import { SwitchesForm } from './SwitchesForm.tsx'

const read = () => call(notificationPreferencesRoute, {})

/** The notification settings, and the private calendar address. */
export function NotificationsSection() {
	const t = useTranslations(translations)
	return (
		<Stack $gap={8}>
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
			<CalendarPanel />
		</Stack>
	)
}
