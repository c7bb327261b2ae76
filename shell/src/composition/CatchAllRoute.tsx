import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
	$registry,
	FailurePanel,
	isNewer,
	loadRegistry,
	loadState,
	PagePlace,
	PageSkeleton,
	SliceFailure,
} from 'shared-composition'
import { sliceOwning } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { NotFound } from '../notFound/NotFound.tsx'
import { hasRoutes, ROUTES_MODULE } from './ownerRoutes.ts'
import { useReenter } from './useReenter.ts'

/** The `*` route: a skeleton while the slice loads, a failure panel, or the page for an unknown path. */
export function CatchAllRoute() {
	const { pathname, key } = useLocation()
	const state = useStore($registry)
	const say = useWords(common)
	const reenter = useReenter()
	if (state.state === 'loading') return <PageSkeleton />
	if (state.state === 'broken') {
		return (
			<PagePlace>
				<FailurePanel title={say('failure.registry')} onRetry={() => loadRegistry().then(reenter)} />
			</PagePlace>
		)
	}
	const owner = sliceOwning(state.registry, pathname)
	if (owner) return <Owned key={key} slice={owner.name} />
	return isNewer(pathname) ? <Renewal /> : <NotFound />
}

/** Reloads the page: the path exists only in a newer version of its slice. */
function Renewal() {
	useEffect(() => location.reload(), [])
	return <PageSkeleton />
}

function Owned({ slice }: { slice: string }) {
	const state = useStore(loadState(slice, ROUTES_MODULE))
	const reenter = useReenter()
	// Of this visit: those that come while it lasts lead to another one.
	const [hadRoutes] = useState(() => hasRoutes(slice))
	const isLate = state.state === 'ready' && !hadRoutes
	useEffect(() => {
		// The router takes routes only while it goes somewhere. Those that came late, or by a retry, it has not seen.
		const timer = setTimeout(() => {
			if (isLate) void reenter()
		})
		return () => clearTimeout(timer)
	}, [isLate, reenter])
	switch (state.state) {
		case 'failed':
		case 'slow':
			return (
				<PagePlace>
					<SliceFailure slice={slice} load={state} />
				</PagePlace>
			)
		case 'ready':
			return isLate ? <PageSkeleton /> : <NotFound />
		default:
			return <PageSkeleton />
	}
}
