import { Link, useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { ReportButton } from 'shared-composition/report/button'
import { artworkPath, type CustomListPage, localizedPosterUrl, profilePath, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Cluster, Container, EmptyState, Grid, LinkButton, Meta, Page, PageHeading, Stack, TitleCard } from 'shared-ui'
import { listTranslations } from '../listTranslations.ts'

/** A public list of a member, as the search finds it. */
export function PublicListPage() {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const outcome = useLoaderData<Outcome<CustomListPage>>()
	const { revalidate } = useRevalidator()
	if (outcome.state === 'done') return <PublicList page={outcome.answer} />
	const isMissing = outcome.state === 'refused' && [400, 404].includes(outcome.status)
	const title = t(isMissing ? 'publicList.notFound' : 'publicList.failed')
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				{isMissing ? (
					<EmptyState
						isPage
						title={title}
						text={t('publicList.notFound.text')}
						action={<LinkButton to="/">{shared('action.backHome')}</LinkButton>}
					/>
				) : (
					<FailurePanel isPage title={title} onRetry={revalidate} />
				)}
			</Container>
		</Page>
	)
}

function PublicList({ page: { list, items, owner, isOwn } }: { page: CustomListPage }) {
	const t = useTranslations(listTranslations)
	const locale = useLocale()
	const nameOf = useTitleName()
	return (
		<Page>
			<title>{`${list.title} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={list.title} lead={list.description} />
					<Meta as="p">
						{t('publicList.count', { count: list.count })}
						{' · '}
						<Link to={profilePath(owner)}>{t('publicList.by', { name: owner })}</Link>
					</Meta>
					{items.length > 0 ? (
						<Grid $kind="poster">
							{items.map((title) => (
								<li key={title.id}>
									<TitleCard
										href={titlePath(title)}
										title={nameOf(title)}
										imageUrl={localizedPosterUrl(locale, title.imageUrl)}
										fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
										color={title.color}
									/>
								</li>
							))}
						</Grid>
					) : (
						<EmptyState title={t('publicList.empty')} />
					)}
					{!isOwn && (
						<Cluster>
							<ReportButton kind="list" id={list.id} />
						</Cluster>
					)}
				</Stack>
			</Container>
		</Page>
	)
}
