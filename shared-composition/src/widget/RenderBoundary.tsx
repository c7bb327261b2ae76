import { Component, type ReactNode } from 'react'
import { record } from '../events.ts'
import { registered } from '../registry.ts'
import { SliceFailure } from './SliceFailure.tsx'

interface RenderBoundaryProps {
	slice: string
	module: string
	/** In place of a control instead of a block of the page. */
	small?: boolean
	children: ReactNode
}

/** Keeps a slice's widget that throws while it renders from taking the page with it. */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
	override state = { failed: false }

	static getDerivedStateFromError() {
		return { failed: true }
	}

	override componentDidCatch(error: Error) {
		const { slice, module } = this.props
		record({
			phase: 'render',
			slice,
			module,
			version: registered(slice)?.version ?? '',
			error: error.message,
			cause: error,
		})
	}

	override render() {
		if (!this.state.failed) return this.props.children
		const { slice, small = false } = this.props
		return <SliceFailure slice={slice} small={small} onRetry={async () => this.setState({ failed: false })} />
	}
}
