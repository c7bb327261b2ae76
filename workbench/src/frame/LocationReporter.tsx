import { useEffect } from 'react'
import { tell } from '../view/message.ts'

/** Posts the location of the frame's router to the workbench. */
export function LocationReporter({ path }: { path: string }) {
	useEffect(() => tell({ kind: 'went', path }), [path])
	return null
}
