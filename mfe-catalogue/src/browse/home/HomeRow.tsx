import type { ReactNode } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Section, useNear } from 'shared-ui'

/** More than a fast finger scrolls while a row renders. */
const MARGIN_PX = 1200

interface HomeRowProps {
	title: string
	/** The path of the full list. */
	href: string
	/** Within the first view. */
	isFirst?: boolean | undefined
	children: ReactNode
}

/** A part of the home page. Its heading is there from the start, what it holds once the reader comes near. */
export function HomeRow({ title, href, isFirst, children }: HomeRowProps) {
	const shared = useTranslations(common)
	const [isNear, place] = useNear(isFirst, MARGIN_PX)
	return (
		<Section far ref={place} title={title} href={href} seeAll={shared('action.seeAll')}>
			{isNear && children}
		</Section>
	)
}
