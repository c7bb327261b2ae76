import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
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
	const location = useLocation()
	const navigate = useNavigate()
	const isNavigating = useNavigation().state !== 'idle'
	const loading = useStore(loadState(slice, 'routes'))
	const { state } = loading
	const registry = useStore($registry)
	useEffect(() => {
		// Routes that loaded late or by a retry are new to the router, so it navigates again.
		const timer = setTimeout(() => {
			if (state === 'ready' && !hasRoutes()) void navigate(location, { replace: true })
		})
		return () => clearTimeout(timer)
	}, [state, hasRoutes, navigate, location])
	if (state === 'failed' || state === 'slow') {
		return (
			<PageContainer>
				<SliceFailure slice={slice} load={loading} />
			</PageContainer>
		)
	}
	if (state !== 'ready' || !hasRoutes() || isNavigating) return <PageSkeleton />
	const owner = registry.state === 'ready' ? sliceOwning(registry.registry, location.pathname)?.name : undefined
	return (
		<PageContainer>
			<EmptyState title={`${location.pathname} is not a screen of ${slice}`} text={ownerText(slice, owner)} />
		</PageContainer>
	)
}

function ownerText(slice: string, owner: string | undefined): string {
	if (owner === slice) return 'The slice owns this path, but none of its routes matches.'
	return owner ? `The path belongs to ${owner}. Select that slice to see it.` : 'No slice owns this path.'
}
