import { common, useWords } from 'shared-i18n'
import { type Load, retry } from '../loads.ts'
import { Skew } from '../skew.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { SmallFailure } from './SmallFailure.tsx'
import { useSliceName } from './sliceName.ts'

interface SliceFailureProps {
	slice: string
	/** How its load stands: one that is slow has not failed, and what it brings still counts. */
	load?: Load
	onRetry?: () => Promise<void>
	/** In place of a control instead of a block of the page. */
	small?: boolean
}

/** Stands where a slice is missing; its button asks for the slice again without reloading the page. */
export function SliceFailure({ slice, load, onRetry = () => retry(slice), small = false }: SliceFailureProps) {
	const say = useWords(common)
	const name = { slice: useSliceName(slice) }
	if (load?.state === 'failed' && load.error instanceof Skew) {
		const { module, wanted, given } = load.error
		const title = say('failure.skew', name)
		const text = say('failure.skew.text', { module, wanted, given })
		const reload = { action: say('action.reload'), onRetry: () => location.reload() }
		return small ? (
			<SmallFailure title={`${title}. ${text}`} {...reload} />
		) : (
			<FailurePanel title={title} text={text} {...reload} />
		)
	}
	const title = say(load?.state === 'slow' ? 'failure.slow' : 'failure.slice', name)
	return small ? <SmallFailure title={title} onRetry={onRetry} /> : <FailurePanel title={title} onRetry={onRetry} />
}
