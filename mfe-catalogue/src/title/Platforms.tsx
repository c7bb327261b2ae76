import type { Platform } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { translations } from '../translations.ts'
import { ServiceList } from '../whereToWatch/ServiceList.tsx'
import { SidePanel } from './SidePanel.tsx'

/** "Disponível em": the platforms of a title; renders nothing if there are none. */
export function Platforms({ platforms }: { platforms: readonly Platform[] }) {
	const t = useTranslations(translations)
	if (platforms.length === 0) return null
	return (
		<SidePanel title={t('title.platforms')}>
			<ServiceList platforms={platforms} />
		</SidePanel>
	)
}
