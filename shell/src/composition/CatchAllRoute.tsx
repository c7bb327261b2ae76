import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import {
	$registry,
	deferred,
	FailurePanel,
	isNewerPath,
	loadRegistry,
	loadState,
	PageContainer,
	PageSkeleton,
	SliceFailure,
} from 'shared-composition'
import { sliceOwning } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { hasRoutes, ROUTES_MODULE } from './patchSliceRoutes.ts'

const NotFound = deferred(
	() => import(/* webpackChunkName: "not-found" */ '../notFound/NotFound.tsx').then((chunk) => chunk.NotFound),
	{ skeleton: <PageSkeleton /> },
)

/** The `*` route: a skeleton while the slice loads, a failure panel, or the page for an unknown path. */
export function CatchAllRoute() {
	const { pathname, key } = useLocation()
	const state = useStore($registry)
	const say = useTranslations(common)
	const { revalidate } = useRevalidator()
	if (state.state === 'loading') return <PageSkeleton />
	if (state.state === 'broken') {
		return (
			<PageContainer>
				<FailurePanel isPage title={say('failure.registry')} onRetry={() => loadRegistry().then(revalidate)} />
			</PageContainer>
		)
	}
	const owner = sliceOwning(state.registry, pathname)
	if (owner) return <OwnedPath key={key} slice={owner.name} />
	return isNewerPath(pathname) ? <ReloadPage /> : <NotFound />
}

/** Reloads the page: the path exists only in a newer version of its slice. */
function ReloadPage() {
	useEffect(() => location.reload(), [])
	return <PageSkeleton />
}

function OwnedPath({ slice }: { slice: string }) {
	const state = useStore(loadState(slice, ROUTES_MODULE))
	const { revalidate } = useRevalidator()
	// At the start of this visit: the router does not have routes that arrive later, until it has looked again.
	const [hasLooked, setLooked] = useState(() => hasRoutes(slice))
	const isLate = state.state === 'ready' && !hasLooked
	useEffect(() => {
		// The router patches routes only while it navigates or revalidates, so it has missed routes that came late or by a retry.
		// Navigating to the same address would do nothing where it has a hash.
		const timer = setTimeout(async () => {
			if (!isLate) return
			await revalidate()
			setLooked(true)
		})
		return () => clearTimeout(timer)
	}, [isLate, revalidate])
	switch (state.state) {
		case 'failed':
		case 'slow':
			return (
				<PageContainer>
					<SliceFailure isPage slice={slice} load={state} />
				</PageContainer>
			)
		case 'ready':
			return isLate ? <PageSkeleton /> : <NotFound />
		default:
			return <PageSkeleton />
	}
}
