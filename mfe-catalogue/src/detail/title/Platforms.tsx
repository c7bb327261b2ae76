import type { FactSource, Platform } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { SourceNote } from '../../shared/SourceNote.tsx'
import { ServiceList } from '../whereToWatch/ServiceList.tsx'
import { SidePanel } from './SidePanel.tsx'
import { titleTranslations } from './titleTranslations.ts'

/** "Disponível em": the platforms of a title; renders nothing if there are none. */
export function Platforms({ platforms, source }: { platforms: readonly Platform[]; source: FactSource | undefined }) {
	const t = useTranslations(titleTranslations)
	if (platforms.length === 0) return null
	return (
		<SidePanel title={t('title.platforms')}>
			<ServiceList platforms={platforms} />
			<SourceNote
				source={source}
				words={(date) => (date ? t('title.watch.source', { date }) : t('title.watch.source.undated'))}
			/>
		</SidePanel>
	)
}
