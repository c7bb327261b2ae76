import { useEffect } from 'react'
import { tell } from '../view/message.ts'

/** Tells the workbench where the frame's own router is. */
export function Went({ path }: { path: string }) {
	useEffect(() => tell({ kind: 'went', path }), [path])
	return null
}
