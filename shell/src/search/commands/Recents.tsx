import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { translations } from '../../translations.ts'
import { Group } from '../resultList.tsx'
import { OfferLine } from './OfferLine.tsx'
import { $recent, clearRecent, type Recent } from './recentStore.ts'
import type { Offer } from './useOffers.ts'

interface RecentsProps {
	/** All that is offered: an action that is no longer among it is not shown. */
	offers: readonly Offer[]
	onFollow: () => void
}

/** What the reader chose lately, with a button that forgets it. */
export function Recents({ offers, onFollow }: RecentsProps) {
	const t = useTranslations(translations)
	const shown = useStore($recent).flatMap((recent) => offerOf(recent, offers) ?? [])
	if (shown.length === 0) return null
	return (
		<Group
			title={t('search.recent')}
			control={
				<Button size="sm" variant="quiet" onClick={clearRecent}>
					{t('search.clearRecent')}
				</Button>
			}
		>
			{shown.map((offer) => (
				<OfferLine key={offer.key} offer={offer} onFollow={onFollow} />
			))}
		</Group>
	)
}

function offerOf({ key, label, path }: Recent, offers: readonly Offer[]): Offer | undefined {
	const offered = offers.find((offer) => offer.key === key)
	return offered ?? (path === undefined ? undefined : { key, command: { id: key, label, path } })
}
