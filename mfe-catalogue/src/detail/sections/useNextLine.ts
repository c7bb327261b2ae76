import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { titlePlaceRoute } from 'shared-contract'
import { $session, call } from 'shared-state'
import { nextLine, RANGE_SIZE } from './sectionLines.ts'

/**
 * Where a member goes on with a title: the line after their progress. It is asked only where it has to be looked for: in one of
 * several sections, or in a long one.
 */
export function useNextLine(
	titleId: number,
	sections: readonly { number: number; total: number }[],
): ReturnType<typeof nextLine> {
	const isMember = useStore($session).state === 'member'
	const isLong = sections.length > 1 || sections.some(({ total }) => total > RANGE_SIZE)
	const [progress, setProgress] = useState(0)
	useEffect(() => {
		if (!isMember || !isLong) return
		let isLeft = false
		void call(titlePlaceRoute, { params: { titleId: String(titleId) } }).then((outcome) => {
			if (outcome.state === 'done' && !isLeft) setProgress(outcome.answer.entry?.progress.current ?? 0)
		})
		return () => {
			isLeft = true
		}
	}, [titleId, isMember, isLong])
	return progress > 0 ? nextLine(sections, progress) : undefined
}
