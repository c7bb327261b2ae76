import type { ReactNode } from 'react'

/** What came of a request, in place of its questions. */
export function ConsentMessage({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
	return (
		<>
			<div role="status">
				<h1>{title}</h1>
				<p>{text}</p>
			</div>
			{action}
		</>
	)
}
