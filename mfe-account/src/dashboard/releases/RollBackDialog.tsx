import { useState } from 'react'
import { type Channel, rollbackRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { ConfirmAction } from './ConfirmAction.tsx'
import { releaseTranslations } from './releaseTranslations.ts'

/** Confirms the end of a canary, or a rollback to the previous version. */
export function RollBackDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
	const t = useTranslations(releaseTranslations)
	// The dialog keeps its first data, although the page polls; the server refuses an outdated request.
	const [{ slice, current, previous, back, candidate }] = useState(channel)
	const next = back[1]
	const version = candidate?.version ?? current
	const texts = candidate
		? {
				title: t('releases.endTrial'),
				text: t('releases.endTrial.ask', { version: candidate.version, current: current ?? '' }),
				done: t('releases.endTrial.done', { version: candidate.version }),
			}
		: {
				title: t('releases.rollBack'),
				text: [
					t('releases.rollBack.ask', { previous: previous ?? '', current: current ?? '' }),
					next === undefined ? t('releases.rollBack.last') : t('releases.rollBack.further', { next }),
				].join(' '),
				done: t('releases.rollBack.done', { previous: previous ?? '' }),
			}
	const query = version === null ? {} : { version }
	return <ConfirmAction {...texts} act={() => act(rollbackRoute, { params: { slice }, query })} onClose={onClose} />
}
