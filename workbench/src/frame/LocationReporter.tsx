import { useEffect } from 'react'
import { postToWorkbench } from '../protocol/message.ts'

/** Posts the location of the frame's router to the workbench. */
export function LocationReporter({ path }: { path: string }) {
	useEffect(() => postToWorkbench({ kind: 'navigated', path }), [path])
	return null
}
