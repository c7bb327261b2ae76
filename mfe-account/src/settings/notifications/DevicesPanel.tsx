import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, BellIcon, Button, Cluster, Meta, Panel, Skeleton } from 'shared-ui'
import { translations } from '../../translations.ts'
import { DeviceName } from '../account/DeviceName.tsx'
import { PanelSection, RowList } from '../style.ts'
import { createDevices } from './devicesStore.ts'
import { ThisDeviceControls } from './ThisDeviceControls.tsx'

/** The devices of the member that get push: this one to turn on and off, and all of them to remove. */
export function DevicesPanel() {
	const t = useTranslations(translations)
	const formats = useFormats()
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
						<RowList>
							{panel.value.devices.map((device) => (
								<li key={device.id}>
									<BellIcon size={22} />
									<div>
										<Cluster>
											<DeviceName {...device} />
											{device.isThis && <Badge $tone="live">{t('sessions.this')}</Badge>}
										</Cluster>
										<Meta as="p">
											{device.succeededAt === null
												? t('push.since', { date: formats.date(device.createdAt) })
												: t('push.last', { ago: formats.ago(device.succeededAt) })}
										</Meta>
									</div>
									{!device.isThis && (
										<Button size="sm" onClick={async () => showOutcome(await store.remove(device), t('push.removed'))}>
											{t('push.remove')}
										</Button>
									)}
								</li>
							))}
						</RowList>
					</>
				)}
			</PanelSection>
		</Panel>
	)
}
