import { useLocation, useNavigate } from 'react-router-dom'
import { STUDIO_ROLES, type StudioPage as Studio, type TitleCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, ChipButton, ChipRow, Container, EmptyState, Grid, Page, Section, Stack } from 'shared-ui'
import { Poster } from '../../shared/card/Poster.tsx'
import { AwaitEntity } from '../entity/AwaitEntity.tsx'
import { byYear } from '../entity/byYear.ts'
import { EntityHeader, useNames } from '../entity/EntityHeader.tsx'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Pages } from '../entity/Pages.tsx'
import { ExternalLink } from '../title/ExternalLink.tsx'
import { studioSearch } from './studioQuery.ts'

/** The page of a studio: its titles by year, as studio and as producer. */
export function StudioPage() {
	return <AwaitEntity<Studio> type="studio">{(page) => <LoadedStudio page={page} />}</AwaitEntity>
}

function LoadedStudio({ page }: { page: Studio }) {
	const t = useTranslations(entityTranslations)
	const { pathname } = useLocation()
	const navigate = useNavigate()
	const [name] = useNames(page)
	const { totals, role, items, url } = page
	const roles = STUDIO_ROLES.filter((each) => totals[each] > 0)
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<EntityHeader
				type="studio"
				entity={page}
				facts={roles.map((each) => t(`studio.count.${each}`, { count: totals[each] }))}
				titles={items}
			>
				{url && <ExternalLink href={url}>{t('studio.site')}</ExternalLink>}
			</EntityHeader>
			<Container>
				<Section title={t(`studio.role.${role}`)}>
					<Stack $gap={6}>
						{roles.length > 1 && (
							<ChipRow role="group" aria-label={t('studio.roles')}>
								{roles.map((each) => (
									<ChipButton
										key={each}
										pressed={each === role}
										onClick={() =>
											void navigate(pathname + studioSearch({ role: each, page: 1 }), { preventScrollReset: true })
										}
									>
										{t(`studio.role.${each}`)}
									</ChipButton>
								))}
							</ChipRow>
						)}
						{items.length > 0 ? (
							<StudioTitles titles={items} />
						) : (
							<EmptyState title={t('entity.empty.title')} text={t('entity.empty.text')} />
						)}
						<Pages page={page} hrefFor={(number) => pathname + studioSearch({ role, page: number })} />
					</Stack>
				</Section>
			</Container>
		</Page>
	)
}

/** Titles in one grid. The first one of each year is marked with it. */
function StudioTitles({ titles }: { titles: readonly TitleCard[] }) {
	const t = useTranslations(entityTranslations)
	const marked = byYear(titles, ({ year }) => year).flatMap(({ year, items }) =>
		items.map((title, index) => ({ title, mark: index === 0 ? (year ?? t('entity.year.unknown')) : undefined })),
	)
	return (
		<Grid $kind="poster">
			{marked.map(({ title, mark }) => (
				<li key={title.id}>
					<Poster title={title} showStatus badge={mark && <Badge $tone="stamp">{mark}</Badge>} />
				</li>
			))}
		</Grid>
	)
}
