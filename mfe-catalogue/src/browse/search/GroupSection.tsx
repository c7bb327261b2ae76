import { artworkPath, type SearchGroup, type SearchTitle, titlePath } from 'shared-contract'
import { common, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { color, Grid, LinkButton, Meta, Picture, ScoreBadge, Section, Stack } from 'shared-ui'
import { NewsCard } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { SaveToggle } from '../../shared/card/SaveToggle.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { listingTranslations } from '../listing/listingTranslations.ts'
import { Line, Lines, LinkResults, Thumb } from './LinkResults.tsx'
import { countChoice, ResultPoster } from './ResultPoster.tsx'
import type { ResultGroup } from './resultGroups.ts'
import { searchPath } from './searchQuery.ts'

/** So many posters leave most of a wide row empty: they are lines. */
const FEW = 3
const Count = styled.small`
	font-size: 0.6em;
	font-weight: 400;
	color: ${color.muted};
`

/** The results of one group, with links to the rest of them. */
export function GroupSection({ group, query }: { group: ResultGroup; query: string }) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	const { name, titles, news, links, count, hasMore, list } = group
	const hasList = list !== undefined && (list.total === undefined || list.total > 0)
	return (
		<Section
			title={
				<>
					{t(`search.group.${name}`)} <Count>{count}</Count>
				</>
			}
			href={hasList ? list.path : undefined}
			seeAll={list && listLabel(name, list.total, t)}
		>
			<Stack $gap={6}>
				{titles.length <= FEW && titles.length > 0 && <TitleResults titles={titles} />}
				{titles.length > FEW && (
					<Grid $kind="poster">
						{titles.map((title) => (
							<li key={title.id}>
								<ResultPoster title={title} />
							</li>
						))}
					</Grid>
				)}
				{news.length > 0 && (
					<Grid $kind="news">
						{news.map(({ id, title, category, imageUrl }) => (
							<li key={id}>
								<NewsCard
									href={`/news/${id}`}
									title={title}
									category={shared(`news.${category}`)}
									imageUrl={imageUrl}
									fallbackUrl={artworkPath('news', id)}
								/>
							</li>
						))}
					</Grid>
				)}
				{links.length > 0 && <LinkResults links={links} isRound={name === 'members' || name === 'people'} />}
				{hasMore && (
					<div>
						<LinkButton to={searchPath({ q: query, group: name })}>{t('search.more')}</LinkButton>
					</div>
				)}
				{name === 'news' && <Meta as="p">{t('search.news.unfiltered')}</Meta>}
			</Stack>
		</Section>
	)
}

function listLabel(name: SearchGroup, total: number | undefined, t: (typeof listingTranslations)['translate']): string {
	if (total === undefined) return t('search.list.news')
	if (name === 'mangas') return t('search.list.mangas', { total })
	return t(name === 'movies' ? 'search.list.movies' : 'search.list.animes', { total })
}

const Item = styled.li`
	position: relative;
	> a { padding-right: 3.5rem; }
	> button { position: absolute; inset: auto 0.5rem 0.5rem auto; }
`

/** A few titles as lines: posters in a row would leave the rest of it empty. */
function TitleResults({ titles }: { titles: readonly SearchTitle[] }) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const formats = useFormats()
	return (
		<Lines>
			{titles.map((title) => {
				const { id, format, year, matchedName, rating = 0, isAdult } = title
				const name = nameOf(title)
				const facts = [shared(`format.${format}`), year, isAdult && shared('title.adult')]
				return (
					<Item key={id}>
						<Line to={titlePath(title)} onClick={() => countChoice(id)}>
							<Thumb>
								<Picture
									src={title.imageUrl}
									fallbackUrl={artworkPath('poster', id)}
									alt=""
									width={52}
									height={78}
									color={title.color}
								/>
							</Thumb>
							<div>
								<strong>{name}</strong>
								{matchedName !== null && matchedName !== name && <small>{matchedName}</small>}
								<small>{facts.filter(Boolean).join(' · ')}</small>
								{rating > 0 && <ScoreBadge text={formats.decimal(rating, 1)} label={t('score.mean')} />}
							</div>
						</Line>
						<SaveToggle titleId={id} name={name} />
					</Item>
				)
			})}
		</Lines>
	)
}
