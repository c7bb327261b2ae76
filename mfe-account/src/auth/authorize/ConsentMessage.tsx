import type { ReactNode } from 'react'
import { StepHeading } from './StepHeading.tsx'

/** What came of a request, in place of its questions. */
export function ConsentMessage({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
	return (
		<>
			<div>
				<StepHeading>{title}</StepHeading>
				<p>{text}</p>
			</div>
			{action}
		</>
	)
}
