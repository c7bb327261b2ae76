import type { TitleCard } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Badge, Section } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { Poster } from '../../shared/card/Poster.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { useRowMotion } from './useRowMotion.ts'

interface TitleRowProps {
	label: string
	/** The path of the full list. */
	href: string
	titles: readonly TitleCard[]
	/** A badge on every card, such as NOVO. */
	badge?: string
}

/** A row of title cards; renders nothing if there are none. */
export function TitleRow({ label, href, titles, badge }: TitleRowProps) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	const autoScroll = useRowMotion()
	if (titles.length === 0) return null
	return (
		<Section far title={label} href={href} seeAll={shared('action.seeAll')}>
			<RowCarousel
				label={label}
				previousLabel={t('home.row.previous')}
				nextLabel={t('home.row.next')}
				autoScroll={autoScroll}
			>
				{titles.map((title) => (
					<Poster key={title.id} title={title} badge={badge && <Badge $tone="stamp">{badge}</Badge>} />
				))}
			</RowCarousel>
		</Section>
	)
}
