import { showOutcome } from 'shared-composition'
import type { PushDevice } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, BellIcon, Button, Cluster, Meta } from 'shared-ui'
import { DeviceName } from '../account/DeviceName.tsx'
import { sectionTranslations } from '../sectionTranslations.ts'
import { RowList } from '../style.ts'
import type { createDevices } from './devicesStore.ts'

interface DeviceRowsProps {
	store: ReturnType<typeof createDevices>
	devices: readonly PushDevice[]
}

/** The devices with push, with buttons to remove them. */
export function DeviceRows({ store, devices }: DeviceRowsProps) {
	const t = useTranslations(sectionTranslations)
	const formats = useFormats()
	if (devices.length === 0) return null
	return (
		<RowList>
			{devices.map((device) => (
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
					<Button size="sm" onClick={async () => showOutcome(await store.remove(device), t('push.removed'))}>
						{t('push.remove')}
					</Button>
				</li>
			))}
		</RowList>
	)
}
