import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useMemo } from 'react'
import { FailurePanel } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { readyWords, useWords } from 'shared-i18n'
import { Skeleton } from 'shared-ui'
import { Poster } from '../card/Poster.tsx'
import { words } from '../words.ts'
import { createLentCard } from './lentCard.ts'

const ready = readyWords(words)

/** A title of the catalogue as its poster, for other slices: they know its id, and it asks for the rest. */
export default function TitleCard({ titleId }: Exposes['mfe-catalogue/TitleCard']) {
	return (
		<Suspense fallback={<Skeleton $height="18rem" />}>
			<Asked titleId={titleId} />
		</Suspense>
	)
}

function Asked({ titleId }: Exposes['mfe-catalogue/TitleCard']) {
	use(ready)
	const t = useWords(words)
	const card = useMemo(() => createLentCard(titleId), [titleId])
	const state = useStore(card.$state)
	useEffect(() => {
		void card.load()
	}, [card])
	if (state.state === 'loading') return <Skeleton $height="18rem" />
	if (state.state === 'failed') return <FailurePanel title={t('title.failed')} onRetry={card.load} />
	return <Poster title={state.title} />
}
