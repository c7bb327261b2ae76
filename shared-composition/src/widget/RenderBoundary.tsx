import { Component, type ReactNode } from 'react'
import { recordThrown } from '../loads.ts'
import { SliceFailure } from './SliceFailure.tsx'

interface RenderBoundaryProps {
	slice: string
	module: string
	/** True in place of a control. */
	small?: boolean
	children: ReactNode
}

/** The error boundary of a slice's widget. */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
	override state = { failed: false }

	static getDerivedStateFromError() {
		return { failed: true }
	}

	override componentDidCatch(error: Error) {
		const { slice, module } = this.props
		recordThrown(slice, module, error)
	}

	override render() {
		if (!this.state.failed) return this.props.children
		const { slice, small = false } = this.props
		return <SliceFailure slice={slice} small={small} onRetry={async () => this.setState({ failed: false })} />
	}
}
