import { Fragment } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import {
	type Format,
	STUDIO_ROLES,
	STUDIO_SORTS,
	type StudioPage as Studio,
	type TitleCard,
	titlePath,
} from 'shared-contract'
import { common, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, ChipButton, ChipRow, Cluster, Container, EmptyState, Grid, Page, Section, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { Drives } from '../../contribute/drive/Drives.tsx'
import { Poster } from '../../shared/card/Poster.tsx'
import { AwaitEntity } from '../entity/AwaitEntity.tsx'
import { EntityHeader, useNames } from '../entity/EntityHeader.tsx'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Pages } from '../entity/Pages.tsx'
import { SortSelect } from '../entity/SortSelect.tsx'
import { ExternalLink } from '../title/ExternalLink.tsx'
import { parseStudioQuery, type StudioQuery, studioSearch } from './studioQuery.ts'

const Tools = styled(Cluster)`
	align-items: start;
`

/** The page of a studio: its titles, as studio and as producer, by format and in an order of the reader's choice. */
export function StudioPage() {
	return <AwaitEntity<Studio> type="studio">{(page) => <LoadedStudio page={page} />}</AwaitEntity>
}

function LoadedStudio({ page }: { page: Studio }) {
	const t = useTranslations(entityTranslations)
	const { pathname, search } = useLocation()
	const [name] = useNames(page)
	const nameOf = useTitleName()
	const { totals, role, items, url, knownFor } = page
	const query = parseStudioQuery(new URLSearchParams(search))
	return (
		<Page $bleed>
			<title>{`${name} · Niouka`}</title>
			<EntityHeader
				type="studio"
				entity={page}
				facts={STUDIO_ROLES.filter((each) => totals[each] > 0).map((each) =>
					t(`studio.count.${each}`, { count: totals[each] }),
				)}
				lead={
					knownFor.length > 0 && (
						<>
							{t('studio.knownFor')}{' '}
							{knownFor.map((title, index) => (
								<Fragment key={title.id}>
									{index > 0 && ' · '}
									<Link to={titlePath(title)}>{nameOf(title)}</Link>
								</Fragment>
							))}
						</>
					)
				}
				titles={items}
			>
				{url && <ExternalLink href={url}>{t('studio.site')}</ExternalLink>}
			</EntityHeader>
			<Container>
				<Stack $gap={8}>
					<Drives kind="studio" subject={String(page.id)} />
					<Section title={t(`studio.role.${role}`)}>
						<Stack $gap={6}>
							<StudioTools page={page} query={query} />
							{items.length > 0 ? (
								<StudioTitles titles={items} isByYear={query.sort === 'year'} />
							) : (
								<EmptyState title={t('entity.empty.title')} text={t('entity.empty.text')} />
							)}
							<Pages page={page} hrefFor={(number) => pathname + studioSearch({ ...query, page: number })} />
						</Stack>
					</Section>
				</Stack>
			</Container>
		</Page>
	)
}

/** What of a studio's titles is shown, and in which order. */
function StudioTools({ page: { formats, totals, role }, query }: { page: Studio; query: StudioQuery }) {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const { number } = useFormats()
	const { pathname } = useLocation()
	const navigate = useNavigate()
	const show = (change: Partial<StudioQuery>) =>
		void navigate(pathname + studioSearch({ ...query, page: 1, ...change }), { preventScrollReset: true })
	const nameOf = (format: Format) =>
		format === 'TV' || format === 'Movie' || format === 'OVA' ? t(`entity.group.${format}`) : shared(`format.${format}`)
	const roles = STUDIO_ROLES.filter((each) => totals[each] > 0)
	return (
		<Tools $between $gap={3}>
			<Stack $gap={3}>
				{roles.length > 1 && (
					<ChipRow role="group" aria-label={t('studio.roles')}>
						{roles.map((each) => (
							<ChipButton key={each} pressed={each === role} onClick={() => show({ role: each, format: undefined })}>
								{t(`studio.role.${each}`)}
							</ChipButton>
						))}
					</ChipRow>
				)}
				{formats.length > 1 && (
					<ChipRow role="group" aria-label={t('entity.groups')}>
						<ChipButton pressed={!query.format} onClick={() => show({ format: undefined })}>
							{t('entity.group.all')} {number(totals[role])}
						</ChipButton>
						{formats.map(({ format, total }) => (
							<ChipButton key={format} pressed={format === query.format} onClick={() => show({ format })}>
								{nameOf(format)} {number(total)}
							</ChipButton>
						))}
					</ChipRow>
				)}
			</Stack>
			{totals[role] > 1 && (
				<SortSelect sorts={STUDIO_SORTS} value={query.sort ?? 'renown'} onSelect={(sort) => show({ sort })} />
			)}
		</Tools>
	)
}

/** Titles in one grid. By year the first one of each year is marked with it. */
function StudioTitles({ titles, isByYear }: { titles: readonly TitleCard[]; isByYear: boolean }) {
	const t = useTranslations(entityTranslations)
	const markOf = ({ year }: TitleCard, index: number) =>
		isByYear && (index === 0 || titles[index - 1]?.year !== year) ? (year ?? t('entity.year.unknown')) : undefined
	return (
		<Grid $kind="poster">
			{titles.map((title, index) => {
				const mark = markOf(title, index)
				return (
					<li key={title.id}>
						<Poster title={title} showStatus badge={mark && <Badge $tone="stamp">{mark}</Badge>} />
					</li>
				)
			})}
		</Grid>
	)
}
