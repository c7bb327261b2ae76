import { deferred } from 'shared-composition'

/** {@link DriveBar}, which loads beside its page. */
export const Drives = deferred(async () => {
	const chunk = await import(/* webpackChunkName: "drives" */ './DriveBar.tsx')
	await chunk.ready
	return chunk.default
})
