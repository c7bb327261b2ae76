import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { type SimilarTitles as Similar, similarTitlesRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Section, Skeleton } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { Poster } from '../../shared/card/Poster.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'

/** "Mais como este": the titles that resemble one; renders nothing if there are none. */
export function SimilarTitles({ titleId }: { titleId: number }) {
	const t = useTranslations(titleTranslations)
	const [panel] = useState(() =>
		createRemote<Similar>(() => call(similarTitlesRoute, { params: { id: String(titleId) } })),
	)
	const state = useStore(panel.$state)
	useEffect(() => {
		void panel.load()
	}, [panel])
	if (state.state === 'ready' && state.value.items.length === 0) return null
	return (
		<Section far title={t('similar.title')}>
			{state.state === 'loading' && <Skeleton $height="18rem" />}
			{state.state === 'failed' && <FailurePanel title={t('similar.failed')} onRetry={panel.load} />}
			{state.state === 'ready' && (
				<RowCarousel label={t('similar.title')} previousLabel={t('home.row.previous')} nextLabel={t('home.row.next')}>
					{state.value.items.map((title) => (
						<Poster key={title.id} title={title} />
					))}
				</RowCarousel>
			)}
		</Section>
	)
}
