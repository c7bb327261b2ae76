import { keepNotificationDeliveryRoute, notificationDeliveryRoute } from 'shared-contract'
import { deviceTimeZone, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { CalendarPanel } from '../calendar/CalendarPanel.tsx'
import { SwitchesForm } from '../SwitchesForm.tsx'
import { sectionTranslations } from '../sectionTranslations.ts'
import { ChannelTable } from './ChannelTable.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import type { DeliveryValues } from './deliveryValues.ts'
import { QuietHours } from './QuietHours.tsx'

const read = () => call(notificationDeliveryRoute, {})

function save({ mail, ...chosen }: DeliveryValues) {
	const zone = deviceTimeZone()
	return act(keepNotificationDeliveryRoute, { body: { ...chosen, zone } })
}

/** The notification settings, the devices that get push, and the private calendar address. */
export function NotificationsSection() {
	const t = useTranslations(sectionTranslations)
	return (
		<Stack $gap={8}>
			<SwitchesForm<DeliveryValues>
				title={t('settings.section.notifications')}
				lead={t('preferences.lead')}
				read={read}
				save={save}
			>
				{(form) => (
					<>
						<ChannelTable form={form} />
						<QuietHours form={form} />
						<Switch
							label={t('preferences.letter')}
							description={t('preferences.letter.text')}
							disabled={form.values.mail !== 'on'}
							{...form.toggle('letter')}
						/>
					</>
				)}
			</SwitchesForm>
			<DevicesPanel />
			<CalendarPanel />
		</Stack>
	)
}
