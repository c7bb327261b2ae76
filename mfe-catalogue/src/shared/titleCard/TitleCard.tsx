import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useMemo } from 'react'
import { FailurePanel } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { Skeleton } from 'shared-ui'
import { titleTranslations } from '../../detail/title/titleTranslations.ts'
import { Poster } from '../card/Poster.tsx'
import { createTitleCard } from './titleCardState.ts'

const ready = loadTranslations(titleTranslations)

/** The widget that this slice exposes to others: the card of a title, loaded by its id. */
export default function TitleCard({ titleId }: Exposes['mfe-catalogue/TitleCard']) {
	return (
		<Suspense fallback={<Skeleton $height="18rem" />}>
			<LoadedCard titleId={titleId} />
		</Suspense>
	)
}

function LoadedCard({ titleId }: Exposes['mfe-catalogue/TitleCard']) {
	use(ready)
	const t = useTranslations(titleTranslations)
	const card = useMemo(() => createTitleCard(titleId), [titleId])
	const state = useStore(card.$state)
	useEffect(() => {
		void card.load()
	}, [card])
	if (state.state === 'loading') return <Skeleton $height="18rem" />
	if (state.state === 'failed') return <FailurePanel title={t('title.failed')} onRetry={card.load} />
	return <Poster title={state.value} />
}
