import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type Channel, withdrawRoute } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { ConfirmAction } from './ConfirmAction.tsx'
import { detailTranslations } from './detailTranslations.ts'
import { lossOf } from './links/loss.ts'
import { lossText } from './links/lossLines.ts'
import { createSliceLinks } from './links/sliceLinksStore.ts'
import { releaseTranslations } from './releaseTranslations.ts'

/** How much of each kind is named; the view of connections names all. */
const NAMED = 4

/** Confirms that a slice is taken offline, and says what goes with it. */
export function WithdrawDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
	const t = useTranslations(releaseTranslations)
	const details = useTranslations(detailTranslations)
	const locale = useLocale()
	// The dialog keeps its first data, although the page polls; the server refuses an outdated request.
	const [{ slice, current }] = useState(channel)
	const [store] = useState(createSliceLinks)
	const state = useStore(store.$state)
	useEffect(() => store.follow(), [store])
	const links = state.state === 'ready' ? state.value : undefined
	const withdrawn = links?.slices.find(({ name }) => name === slice)
	const loss = links && withdrawn ? lossText(lossOf(withdrawn, links, locale), details, locale, NAMED) : ''
	const query = current === null ? {} : { version: current }
	return (
		<ConfirmAction
			title={t('releases.withdraw')}
			text={`${t('releases.withdraw.ask', { slice })} ${loss}`}
			done={t('releases.withdraw.done', { slice })}
			act={() => act(withdrawRoute, { params: { slice }, query })}
			onClose={onClose}
		/>
	)
}
