import { type ReactNode, Suspense, use } from 'react'
import type { Arrival } from './arrival.ts'

interface ArrivingProps<Value> {
	arrival: Arrival<Value>
	/** Stands in place of what is still on its way. */
	skeleton: ReactNode
	children: (value: Value) => ReactNode
}

/** Shows data that is here, or a skeleton until it is. Give it a key of what it shows, so that each starts anew. */
export function Arriving<Value>({ arrival, skeleton, children }: ArrivingProps<Value>) {
	if (arrival.state === 'here') return children(arrival.value)
	return (
		<Suspense fallback={skeleton}>
			<Arrived coming={arrival.value}>{children}</Arrived>
		</Suspense>
	)
}

function Arrived<Value>({ coming, children }: { coming: Promise<Value>; children: (value: Value) => ReactNode }) {
	return children(use(coming))
}
