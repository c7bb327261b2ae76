import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { record } from '../events.ts'
import { isOutdated, registered, renewRegistry } from '../registry.ts'
import { PagePlace } from '../widget/PagePlace.tsx'
import { SliceFailure } from '../widget/SliceFailure.tsx'

/** The failure panel of a screen that threw, in its loader or while rendering. */
export function ScreenFailure({ slice, screen }: { slice: string; screen: string }) {
	const error = useRouteError()
	const { revalidate } = useRevalidator()
	useEffect(() => {
		const reason = error instanceof Error ? error.message : String(error)
		record({
			phase: 'render',
			slice,
			module: screen,
			version: registered(slice)?.version ?? '',
			error: reason,
			cause: error,
		})
	}, [error, slice, screen])
	// A running slice keeps its version: another one needs a reload.
	const again = async () => {
		await renewRegistry(0)
		if (isOutdated(slice)) location.reload()
		else await revalidate()
	}
	return (
		<PagePlace>
			<SliceFailure slice={slice} onRetry={again} />
		</PagePlace>
	)
}
