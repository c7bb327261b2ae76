import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { readView, writeView } from '../view/view.ts'
import { $bench } from './bench.ts'
import { sliceOwningPath } from './sliceOwningPath.ts'

/** An address of the site that was opened here (`?open=/anime/1`) leads to the slice that owns it. */
export function openAddress({ request }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url)
	const path = searchParams.get('open')
	if (path === null) return null
	const state = $bench.get()
	const owner = state.state === 'ready' ? sliceOwningPath(state.bench.slices, path) : undefined
	searchParams.delete('open')
	const view = readView(pathname, searchParams)
	return redirect(writeView(owner ? { ...view, target: { kind: 'route', slice: owner.id, path } } : view))
}
