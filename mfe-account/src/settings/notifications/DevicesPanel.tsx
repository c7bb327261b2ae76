import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { Meta, Panel, Skeleton } from 'shared-ui'
import { sectionTranslations } from '../sectionTranslations.ts'
import { PanelSection } from '../style.ts'
import { DeviceRows } from './DeviceRows.tsx'
import { createDevices } from './devicesStore.ts'
import { ThisDeviceControls } from './ThisDeviceControls.tsx'

/** The devices of the member that get push: this one to turn on and off, and all of them to remove. */
export function DevicesPanel() {
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
