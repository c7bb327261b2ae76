import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { EmptyState, Meta, SkeletonText } from 'shared-ui'
import { detailTranslations } from '../detailTranslations.ts'
import { releaseTranslations } from '../releaseTranslations.ts'
import { SliceStack } from '../style.ts'
import { SliceSection } from './SliceSection.tsx'
import { createSliceLinks } from './sliceLinksStore.ts'

/**
 * What connects the live slices: who shows whom, who needs what, and what a withdrawal breaks.
 */
export function SliceLinksView() {
	const t = useTranslations(detailTranslations)
	const releases = useTranslations(releaseTranslations)
	const [store] = useState(createSliceLinks)
	const state = useStore(store.$state)
	useEffect(() => store.follow(), [store])
	if (state.state === 'loading') return <SkeletonText lines={8} />
	if (state.state === 'failed') return <FailurePanel title={t('links.failed')} onRetry={store.load} />
	const { slices } = state.value
	if (slices.length === 0)
		return <EmptyState title={releases('releases.empty')} text={releases('releases.empty.text')} />
	return (
		<SliceStack>
			<Meta as="p">{t('links.lead')}</Meta>
			{slices.map((slice) => (
				<SliceSection key={slice.name} slice={slice} links={state.value} />
			))}
		</SliceStack>
	)
}
