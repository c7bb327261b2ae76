import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { loadState } from '../loads.ts'
import { PageContainer } from '../widget/PageContainer.tsx'
import { PageSkeleton } from '../widget/PageSkeleton.tsx'
import { SliceFailure } from '../widget/SliceFailure.tsx'
import { SCREEN_NOT_LOADED, screenModule } from './screen.ts'

interface ScreenProps {
	slice: string
	screen: string
	/** Called when the screen is rendered with its data. */
	onData: () => void
}

/** A screen of a slice, or a failure panel. A screen that loads late or by a retry first fetches its data. */
export function Screen({ slice, screen, onData }: ScreenProps) {
	const state = useStore(loadState(slice, screen))
	const data: unknown = useLoaderData()
	const { revalidate } = useRevalidator()
	const isReady = state.state === 'ready'
	const late = isReady && data === SCREEN_NOT_LOADED
	useEffect(() => {
		if (late) void revalidate()
		else if (isReady) onData()
	}, [isReady, late, revalidate, onData])
	if (state.state === 'failed' || state.state === 'slow') {
		return (
			<PageContainer>
				<SliceFailure slice={slice} load={state} />
			</PageContainer>
		)
	}
	const Component = isReady && !late ? screenModule(state.module)?.Component : undefined
	return Component ? <Component /> : <PageSkeleton />
}
