import { useId } from 'react'
import type { Platform } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Meta, Panel, Stack } from 'shared-ui'
import { ServiceList } from '../whereToWatch/ServiceList.tsx'
import { titleTranslations } from './titleTranslations.ts'

/** The platforms where a film or an episode can be watched. */
export function WatchPanel({ platforms }: { platforms: readonly Platform[] }) {
	const t = useTranslations(titleTranslations)
	const titleId = useId()
	return (
		<Panel as="section" aria-labelledby={titleId}>
			<Stack>
				<h2 id={titleId}>{t('title.watch.choose')}</h2>
				{platforms.length === 0 ? (
					<Meta>{t('title.watch.none')}</Meta>
				) : (
					<>
						<ServiceList platforms={platforms} />
						<Meta>{t('title.watch.note')}</Meta>
					</>
				)}
			</Stack>
		</Panel>
	)
}
