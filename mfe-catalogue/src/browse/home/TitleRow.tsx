import type { TitleCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { Poster } from '../../shared/card/Poster.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { HomeRow } from './HomeRow.tsx'
import { useRowMotion } from './useRowMotion.ts'

interface TitleRowProps {
	label: string
	/** The path of the full list. */
	href: string
	titles: readonly TitleCard[]
	isFirst?: boolean
	/** A badge on every card, such as NOVO. */
	badge?: string
}

/** A row of title cards; renders nothing if there are none. */
export function TitleRow({ label, href, titles, isFirst, badge }: TitleRowProps) {
	const t = useTranslations(homeTranslations)
	const autoScroll = useRowMotion()
	if (titles.length === 0) return null
	return (
		<HomeRow title={label} href={href} isFirst={isFirst}>
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
		</HomeRow>
	)
}
