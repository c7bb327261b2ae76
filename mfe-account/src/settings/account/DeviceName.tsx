import type { SessionListed } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { settingsTranslations } from '../settingsTranslations.ts'

/** The browser and the system of a device, as far as they are known. */
export function DeviceName({ browser, system }: Pick<SessionListed, 'browser' | 'system'>) {
	const t = useTranslations(settingsTranslations)
	return (
		<strong>
			{browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))}
		</strong>
	)
}
