import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { readView, writeView } from '../view/view.ts'
import { $index } from './indexStore.ts'
import { sliceOwningPath } from './sliceOwningPath.ts'

/** Redirects a path of the site (`?open=/anime/1`) to the slice that owns it. */
export function redirectToSlice({ request }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url)
	const path = searchParams.get('open')
	if (path === null) return null
	const state = $index.get()
	const owner = state.state === 'ready' ? sliceOwningPath(state.index.slices, path) : undefined
	searchParams.delete('open')
	const view = readView(pathname, searchParams)
	return redirect(writeView(owner ? { ...view, target: { kind: 'route', slice: owner.id, path } } : view))
}
