import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { makePreviewRoute, type ReleaseSummary } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { releaseTranslations } from './releaseTranslations.ts'

interface PreviewDialogProps {
	release: Pick<ReleaseSummary, 'slice' | 'version'>
	onClose: () => void
}

/** Makes a link under which anybody sees the site with a version, and shows it. */
export function PreviewDialog({ release: { slice, version }, onClose }: PreviewDialogProps) {
	const t = useTranslations(releaseTranslations)
	const shared = useTranslations(common)
	const [url, setUrl] = useState<string>()
	const [isMaking, setMaking] = useState(false)

	async function make() {
		setMaking(true)
		const outcome = await act(makePreviewRoute, { params: { slice, version }, body: {} })
		setMaking(false)
		if (outcome.state === 'done') setUrl(outcome.answer.url)
		else if (showOutcome(outcome, t('releases.preview.title', { slice, version }))) onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('releases.preview.title', { slice, version })}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared(url ? 'action.close' : 'action.cancel')}</Button>
					{!url && (
						<Button variant="primary" loading={isMaking} onClick={() => void make()}>
							{t('releases.preview.make')}
						</Button>
					)}
				</>
			}
		>
			{url ? (
				<CopyableSecret secret={url} note={t('releases.preview.text')} failed={t('releases.copyFailed')} />
			) : (
				<p>{t('releases.preview.text')}</p>
			)}
		</Dialog>
	)
}
