import { Component, type ReactNode } from 'react'
import { UNSAFE_RouteContext as RouteContext } from 'react-router'
import { RouteError } from './routeError.ts'
import type { Matches, RouterState } from './types.ts'

interface Props {
	state: RouterState
	/** The matches down to the route that this stands around. */
	matches: Matches
	/** The error of the route's loader or of one below. */
	error: unknown
	/** What the route shows for an error. */
	failure: ReactNode
	children: ReactNode
}

interface Caught {
	error: unknown
	location: RouterState['location']
	revalidation: RouterState['revalidation']
}

/** Shows a route's errors, those of loaders and those thrown while rendering, until the reader goes on or tries again. */
export class RouteBoundary extends Component<Props, Caught> {
	override state: Caught = {
		error: this.props.error,
		location: this.props.state.location,
		revalidation: this.props.state.revalidation,
	}

	static getDerivedStateFromError(error: unknown): Partial<Caught> {
		return { error }
	}

	static getDerivedStateFromProps({ state, error }: Props, caught: Caught): Caught {
		const { location, revalidation } = state
		const fresh = location !== caught.location || (caught.revalidation !== 'idle' && revalidation === 'idle')
		return { location, revalidation, error: fresh ? error : (error ?? caught.error) }
	}

	override render(): ReactNode {
		const { matches, failure, children } = this.props
		const { error } = this.state
		if (error === undefined) return children
		return (
			<RouteContext value={{ outlet: null, matches, isDataRoute: true }}>
				<RouteError value={error}>{failure}</RouteError>
			</RouteContext>
		)
	}
}
