import { common, useWords } from 'shared-i18n'
import { type Load, retry } from '../loads.ts'
import { Skew } from '../skew.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { useSliceName } from './sliceName.ts'

interface SliceFailureProps {
	slice: string
	/** How its load stands: one that is slow has not failed, and what it brings still counts. */
	load?: Load
	onRetry?: () => Promise<void>
}

/** The failure panel of a slice, which its button asks for again without reloading the page. */
export function SliceFailure({ slice, load, onRetry = () => retry(slice) }: SliceFailureProps) {
	const say = useWords(common)
	const name = { slice: useSliceName(slice) }
	if (load?.state === 'failed' && load.error instanceof Skew) {
		const { module, wanted, given } = load.error
		return (
			<FailurePanel
				title={say('failure.skew', name)}
				text={say('failure.skew.text', { module, wanted, given })}
				action={say('action.reload')}
				onRetry={() => location.reload()}
			/>
		)
	}
	return <FailurePanel title={say(load?.state === 'slow' ? 'failure.slow' : 'failure.slice', name)} onRetry={onRetry} />
}
