import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { importFailure, showToast } from 'shared-state'
import { outcomeMessage } from '../showOutcome.ts'
import { FailurePanel } from '../widget/FailurePanel.tsx'
import { SmallFailure } from '../widget/SmallFailure.tsx'

interface DeferredOptions {
	/** Takes its place while its code loads. */
	skeleton?: ReactNode
	/** True in place of a control. */
	small?: boolean
}

/**
 * A component whose code loads when it is first shown. If the code does not arrive, or fails, the rest of the page stays: a
 * dialog (it has `onClose`) closes and a toast says why, anything else leaves a panel with a button to retry. The next showing
 * loads the code again.
 */
export function deferred<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ skeleton = null, small = false }: DeferredOptions = {},
): ComponentType<Props> {
	const loading = () => lazy(async () => ({ default: await load() }))
	let Loaded = loading()

	return class Deferred extends Component<Props, Failure> {
		override state: Failure = { failed: false }

		static getDerivedStateFromError(): Failure {
			return { failed: true }
		}

		override componentDidCatch(error: Error) {
			// React keeps a failed load.
			Loaded = loading()
			const title = outcomeMessage(importFailure(error))
			const close = closeOf(this.props)
			if (!close) return this.setState({ title })
			showToast('bad', title)
			close()
		}

		override render() {
			const { failed, title } = this.state
			if (!failed) {
				return (
					<Suspense fallback={skeleton}>
						<Loaded {...this.props} />
					</Suspense>
				)
			}
			if (title === undefined) return null
			const retry = { title, onRetry: () => this.setState({ failed: false, title: undefined }) }
			return small ? <SmallFailure {...retry} /> : <FailurePanel {...retry} />
		}
	}
}

interface Failure {
	failed: boolean
	title?: string | undefined
}

function closeOf(props: { onClose?: unknown }): (() => void) | undefined {
	const { onClose } = props
	return typeof onClose === 'function' ? () => onClose() : undefined
}
