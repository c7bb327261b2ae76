import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { recordThrown } from '../loads.ts'
import { isOutdated, refreshRegistry } from '../registryStore.ts'
import { PageContainer } from '../widget/PageContainer.tsx'
import { SliceFailure } from '../widget/SliceFailure.tsx'

/** The failure panel of a screen that threw, in its loader or while rendering. */
export function ScreenFailure({ slice, screen }: { slice: string; screen: string }) {
	const error = useRouteError()
	const { revalidate } = useRevalidator()
	useEffect(() => recordThrown(slice, screen, error), [error, slice, screen])
	// A running slice keeps its version: another one needs a reload.
	const again = async () => {
		await refreshRegistry(0)
		if (isOutdated(slice)) location.reload()
		else await revalidate()
	}
	return (
		<PageContainer>
			<SliceFailure isPage slice={slice} onRetry={again} />
		</PageContainer>
	)
}
