import { useWords } from 'shared-i18n'
import { retry } from '../loads.ts'
import { words } from '../words.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { useSliceName } from './sliceName.ts'

interface SliceFailureProps {
	slice: string
	/** It has not failed, it only takes long: what it brings still counts. */
	slow?: boolean
	onRetry?: () => Promise<void>
}

/** The failure panel of a slice, which its button asks for again without reloading the page. */
export function SliceFailure({ slice, slow = false, onRetry = () => retry(slice) }: SliceFailureProps) {
	const t = useWords(words)
	const name = useSliceName(slice)
	return <FailurePanel title={t(slow ? 'failed.slow' : 'failed.title', { slice: name })} onRetry={onRetry} />
}
