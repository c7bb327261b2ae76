import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { keepNotificationDeliveryRoute, notificationDeliveryRoute } from 'shared-contract'
import { deviceTimeZone, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Meta, Panel, Skeleton, Stack } from 'shared-ui'
import { Switch, TextField } from 'shared-ui/controls'
import { CalendarPanel } from '../calendar/CalendarPanel.tsx'
import { SwitchesForm } from '../SwitchesForm.tsx'
import { sectionTranslations } from '../sectionTranslations.ts'
import { FieldRow, PanelSection } from '../style.ts'
import { ChannelTable } from './ChannelTable.tsx'
import { DeviceRows } from './DeviceRows.tsx'
import type { DeliveryFormProps, DeliveryValues } from './deliveryValues.ts'
import { createDevices } from './devicesStore.ts'
import { ThisDeviceControls } from './ThisDeviceControls.tsx'

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

/** The devices of the member that get push: this one to turn on and off, and all of them to remove. */
function DevicesPanel() {
	const t = useTranslations(sectionTranslations)
	const titleId = useId()
	const [store] = useState(createDevices)
	const panel = useStore(store.$state)
	useEffect(() => store.follow(), [store])

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId} id="push">
				<div>
					<h2 id={titleId}>{t('push.title')}</h2>
					<Meta as="p">{t('push.lead')}</Meta>
				</div>
				{panel.state === 'loading' && <Skeleton $height="6rem" />}
				{panel.state === 'failed' && <FailurePanel title={t('push.failed')} onRetry={store.load} />}
				{panel.state === 'ready' && (
					<>
						<ThisDeviceControls store={store} {...panel.value} />
						<DeviceRows store={store} devices={panel.value.devices} />
					</>
				)}
			</PanelSection>
		</Panel>
	)
}

const NIGHT = { from: '22:00', to: '07:00' }

/** The hours without push. */
function QuietHours({ form: { values, set } }: DeliveryFormProps) {
	const t = useTranslations(sectionTranslations)
	const { quietHours } = values
	return (
		<Stack $gap={3}>
			<Switch
				label={t('preferences.quiet')}
				description={t('preferences.quiet.text')}
				checked={quietHours !== null}
				onChange={(checked) => set({ quietHours: checked ? NIGHT : null })}
			/>
			{quietHours && (
				<FieldRow>
					{(['from', 'to'] as const).map((end) => (
						<TextField
							key={end}
							type="time"
							required
							label={t(`preferences.quiet.${end}`)}
							value={quietHours[end]}
							onChange={({ target }) => target.value && set({ quietHours: { ...quietHours, [end]: target.value } })}
						/>
					))}
				</FieldRow>
			)}
		</Stack>
	)
}
