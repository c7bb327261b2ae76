import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
	$registry,
	compositionWords,
	FailurePanel,
	loadRegistry,
	loadState,
	PagePlace,
	PageSkeleton,
	SliceFailure,
} from 'shared-composition'
import { sliceOwning } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { NotFound } from '../notFound/NotFound.tsx'
import { hasRoutes, ROUTES_MODULE } from './ownerRoutes.ts'
import { useReenter } from './useReenter.ts'

/** Stands where no route matches: while its slice is on the way or missing, and where nobody owns the path. */
export function Unclaimed() {
	const { pathname } = useLocation()
	const state = useStore($registry)
	const t = useWords(compositionWords)
	const reenter = useReenter()
	if (state.state === 'loading') return <PageSkeleton />
	if (state.state === 'broken') {
		return (
			<PagePlace>
				<FailurePanel title={t('failed.registry')} onRetry={() => loadRegistry().then(reenter)} />
			</PagePlace>
		)
	}
	const owner = sliceOwning(state.registry, pathname)
	return owner ? <Owned slice={owner.name} /> : <NotFound />
}

function Owned({ slice }: { slice: string }) {
	const state = useStore(loadState(slice, ROUTES_MODULE))
	const reenter = useReenter()
	const ready = state.state === 'ready'
	useEffect(() => {
		// The router takes routes only while it goes somewhere. Those that came late, or by a retry, it has not seen.
		const timer = setTimeout(() => {
			if (ready && !hasRoutes(slice)) void reenter()
		})
		return () => clearTimeout(timer)
	}, [ready, slice, reenter])
	switch (state.state) {
		case 'failed':
		case 'slow':
			return (
				<PagePlace>
					<SliceFailure slice={slice} slow={state.state === 'slow'} />
				</PagePlace>
			)
		case 'ready':
			return hasRoutes(slice) ? <NotFound /> : <PageSkeleton />
		default:
			return <PageSkeleton />
	}
}
