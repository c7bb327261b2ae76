import { type ReactNode, Suspense, use } from 'react'
import type { Deferred } from './deferred.ts'

interface AwaitProps<Value> {
	deferred: Deferred<Value>
	/** Shown until the data has arrived. */
	skeleton: ReactNode
	children: (value: Value) => ReactNode
}

/**
 * Renders deferred data, or a skeleton while it is pending. Set a `key` that identifies the data, so that a new request
 * starts with the skeleton.
 */
export function Await<Value>({ deferred, skeleton, children }: AwaitProps<Value>) {
	if (deferred.state === 'ready') return children(deferred.value)
	return (
		<Suspense fallback={skeleton}>
			<Loaded promise={deferred.value}>{children}</Loaded>
		</Suspense>
	)
}

function Loaded<Value>({ promise, children }: { promise: Promise<Value>; children: (value: Value) => ReactNode }) {
	return children(use(promise))
}
