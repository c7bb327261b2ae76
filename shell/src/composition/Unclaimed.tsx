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

/** Stands where no route matches: while its slice is on the way or missing, and where nobody owns the path. */
export function Unclaimed() {
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

/** The path came with a version of its slice that is newer than this page: a new one has it. */
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
