import type { ComponentProps } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { type Load, retry } from '../loads.ts'
import { VersionSkewError } from '../versionSkew.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { SmallFailure } from './SmallFailure.tsx'
import { useSliceName } from './sliceName.ts'

interface SliceFailureProps {
	slice: string
	/** Its load state: a slow one has not failed, and may still become ready. */
	load?: Load
	onRetry?: () => Promise<void>
	/** True in place of a control. */
	small?: boolean
	/** True in place of a screen. */
	isPage?: boolean
}

type PanelProps = ComponentProps<typeof SmallFailure>

/** The failure panel of a slice; its button retries without a reload. */
export function SliceFailure({
	slice,
	load,
	onRetry = () => retry(slice),
	small = false,
	isPage = false,
}: SliceFailureProps) {
	const say = useTranslations(common)
	const name = { slice: useSliceName(slice) }
	let panel: PanelProps = { title: say(load?.state === 'slow' ? 'failure.slow' : 'failure.slice', name), onRetry }
	if (load?.state === 'failed' && load.error instanceof VersionSkewError) {
		const { module, wanted, provided } = load.error
		panel = {
			title: say('failure.skew', name),
			text: say('failure.skew.text', { module, wanted, given: provided }),
			action: say('action.reload'),
			onRetry: () => location.reload(),
		}
	}
	return small ? <SmallFailure {...panel} /> : <FailurePanel isPage={isPage} {...panel} />
}
