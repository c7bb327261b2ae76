import { useTranslations } from 'shared-i18n'
import { useViewer } from '../../frame/viewer.ts'
import { translations } from '../../translations.ts'
import { Group } from '../resultList.tsx'
import { OfferLine } from './OfferLine.tsx'
import { headerPages } from './shellCommands.ts'
import type { Offer } from './useOffers.ts'

interface OfferGroupsProps {
	actions: readonly Offer[]
	pages: readonly Offer[]
	onFollow: () => void
}

/** The actions and pages that fit the text of the field. */
export function OfferGroups({ actions, pages, onFollow }: OfferGroupsProps) {
	const t = useTranslations(translations)
	return (
		<>
			<OfferGroup title={t('search.commands')} offers={actions} onFollow={onFollow} />
			<OfferGroup title={t('search.pages')} offers={pages} onFollow={onFollow} />
		</>
	)
}

/** The pages of the header, for an empty field. */
export function PageGroup({ onFollow }: { onFollow: () => void }) {
	const t = useTranslations(translations)
	const pages = headerPages(useViewer(), t).map((command) => ({ key: command.id, command }))
	return <OfferGroup title={t('search.pages')} offers={pages} onFollow={onFollow} />
}

function OfferGroup({ title, offers, onFollow }: { title: string; offers: readonly Offer[]; onFollow: () => void }) {
	if (offers.length === 0) return null
	return (
		<Group title={title}>
			{offers.map((offer) => (
				<OfferLine key={offer.key} offer={offer} onFollow={onFollow} />
			))}
		</Group>
	)
}
