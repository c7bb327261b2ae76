import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router-dom'
import { $registry, loadState, PageContainer, PageSkeleton, SliceFailure } from 'shared-composition'
import { sliceOwning } from 'shared-contract'
import { EmptyState } from 'shared-ui'

interface CatchAllRouteProps {
	slice: string
	/** Whether the router has the slice's routes. */
	hasRoutes: () => boolean
}

/** The `*` route: a skeleton while the slice loads, a failure panel, or a note that the path is no screen of the slice. */
export function CatchAllRoute({ slice, hasRoutes }: CatchAllRouteProps) {
	const { pathname } = useLocation()
	const { revalidate, state: revalidation } = useRevalidator()
	const isBusy = useNavigation().state !== 'idle' || revalidation !== 'idle'
	const loading = useStore(loadState(slice, 'routes'))
	const { state } = loading
	const registry = useStore($registry)
	useEffect(() => {
		// The router patches routes only while it navigates or revalidates, so it has missed routes that came late or by a retry.
		const timer = setTimeout(() => {
			if (state === 'ready' && !hasRoutes()) void revalidate()
		})
		return () => clearTimeout(timer)
	}, [state, hasRoutes, revalidate])
	if (state === 'failed' || state === 'slow') {
		return (
			<PageContainer>
				<SliceFailure slice={slice} load={loading} />
			</PageContainer>
		)
	}
	if (state !== 'ready' || !hasRoutes() || isBusy) return <PageSkeleton />
	const owner = registry.state === 'ready' ? sliceOwning(registry.registry, pathname)?.name : undefined
	return (
		<PageContainer>
			<EmptyState title={`${pathname} is not a screen of ${slice}`} text={ownerText(slice, owner)} />
		</PageContainer>
	)
}

function ownerText(slice: string, owner: string | undefined): string {
	if (owner === slice) return 'The slice owns this path, but none of its routes matches.'
	return owner ? `The path belongs to ${owner}. Select that slice to see it.` : 'No slice owns this path.'
}
