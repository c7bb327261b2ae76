import type { TitleCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Section } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { Poster } from '../../shared/card/Poster.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'

/** The titles that a person is known for, the best known first. */
export function KnownFor({ titles }: { titles: readonly TitleCard[] }) {
	const t = useTranslations(entityTranslations)
	const home = useTranslations(homeTranslations)
	return (
		<Section title={t('person.knownFor')}>
			<RowCarousel
				label={t('person.knownFor')}
				previousLabel={home('home.row.previous')}
				nextLabel={home('home.row.next')}
			>
				{titles.map((title) => (
					<Poster key={title.id} title={title} />
				))}
			</RowCarousel>
		</Section>
	)
}
