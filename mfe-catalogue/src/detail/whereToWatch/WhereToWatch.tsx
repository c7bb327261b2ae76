import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useMemo } from 'react'
import { FailurePanel } from 'shared-composition'
import { type Exposes, titlePageRoute } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Meta, Skeleton } from 'shared-ui'
import { titleTranslations } from '../title/titleTranslations.ts'
import { ServiceList } from './ServiceList.tsx'

const ready = loadTranslations(titleTranslations)

/** The widget that this slice exposes to others: where a title can be watched, by the reader's country. */
export default function WhereToWatch(props: Exposes['mfe-catalogue/WhereToWatch']) {
	return (
		<Suspense fallback={<Skeleton $height="8rem" />}>
			<Loaded {...props} />
		</Suspense>
	)
}

function Loaded({ titleId }: Exposes['mfe-catalogue/WhereToWatch']) {
	use(ready)
	const t = useTranslations(titleTranslations)
	const page = useMemo(
		() => createRemote(() => call(titlePageRoute, { params: { id: String(titleId) }, query: {} })),
		[titleId],
	)
	const state = useStore(page.$state)
	useEffect(() => void page.load(), [page])
	if (state.state === 'loading') return <Skeleton $height="8rem" />
	if (state.state === 'failed') return <FailurePanel title={t('title.failed')} onRetry={page.load} />
	const { platforms } = state.value
	return platforms.length === 0 ? <Meta as="p">{t('title.watch.none')}</Meta> : <ServiceList platforms={platforms} />
}
