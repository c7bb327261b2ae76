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
	const isGoing = useNavigation().state !== 'idle'
	const loading = useStore(loadState(slice, 'routes'))
	const { state } = loading
	const registry = useStore($registry)
	useEffect(() => {
		// Routes that came late, or by a retry, the router has not seen.
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
	if (state !== 'ready' || !hasRoutes() || isGoing) return <PageSkeleton />
	const owner = registry.state === 'ready' ? sliceOwning(registry.registry, location.pathname)?.name : undefined
	return (
		<PageContainer>
			<EmptyState title={`${location.pathname} is no screen of ${slice}`} text={belonging(slice, owner)} />
		</PageContainer>
	)
}

function belonging(slice: string, owner: string | undefined): string {
	if (owner === slice) return 'It owns this path, and none of its routes fits.'
	return owner ? `It belongs to ${owner}: choose that slice to see it.` : 'No slice owns it.'
}
