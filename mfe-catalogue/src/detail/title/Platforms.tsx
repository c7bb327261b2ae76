import type { Platform } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ServiceList } from '../whereToWatch/ServiceList.tsx'
import { SidePanel } from './SidePanel.tsx'
import { titleTranslations } from './titleTranslations.ts'

/** "Disponível em": the platforms of a title; renders nothing if there are none. */
export function Platforms({ platforms }: { platforms: readonly Platform[] }) {
	const t = useTranslations(titleTranslations)
	if (platforms.length === 0) return null
	return (
		<SidePanel title={t('title.platforms')}>
			<ServiceList platforms={platforms} />
		</SidePanel>
	)
}
