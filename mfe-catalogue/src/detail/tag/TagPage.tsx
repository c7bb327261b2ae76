import { useLoaderData } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { type TagPage as Tag, tagName, tagPath } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Cluster, Container, EmptyState, LinkButton, Meta, Page, PageHeading, Panel, Stack } from 'shared-ui'
import { TitleGrid, TitleGridSkeleton } from '../../browse/listing/TitleGrid.tsx'
import { Await } from '../../shared/deferred/Await.tsx'
import type { Deferred } from '../../shared/deferred/deferred.ts'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { Pages } from '../entity/Pages.tsx'
import { MissingTitle } from '../title/MissingTitle.tsx'

/** Loader data of a tag's page. */
export interface TagData {
	name: string
	/** Shows the titles whose story the tag gives away, in place of the others. */
	onlySpoilers: boolean
	deferred: Deferred<Outcome<Tag>>
}

/** The titles of a tag, the most popular first. */
export function TagPage() {
	const { name, onlySpoilers, deferred } = useLoaderData<TagData>()
	return (
		<Await key={`${name} ${onlySpoilers}`} deferred={deferred} skeleton={<TagSkeleton name={name} />}>
			{(outcome) => <LoadedTag outcome={outcome} onlySpoilers={onlySpoilers} />}
		</Await>
	)
}

function LoadedTag({ outcome, onlySpoilers }: { outcome: Outcome<Tag>; onlySpoilers: boolean }) {
	const t = useTranslations(entityTranslations)
	const locale = useLocale()
	if (outcome.state === 'refused' && [400, 404].includes(outcome.status)) {
		return <MissingTitle title={t('tag.notFound')} text={t('entity.notFound.text')} />
	}
	if (outcome.state !== 'done') {
		return (
			<Page>
				<title>{`${t('tag.failed')} · Niouka`}</title>
				<Container>
					<LoadFailure isPage title={t('tag.failed')} />
				</Container>
			</Page>
		)
	}
	const page = outcome.answer
	const path = tagPath(page.name)
	const query = (number: number) =>
		new URLSearchParams({
			...(onlySpoilers ? { spoilers: 'only' } : {}),
			...(number > 1 ? { page: String(number) } : {}),
		})
	return (
		<TagLayout name={tagName(page, locale)} lead={t('entity.titles', { count: page.total })}>
			{onlySpoilers && (
				<Cluster $gap={4}>
					<Meta as="p">{t('tag.spoilers.shown')}</Meta>
					<LinkButton size="sm" to={path}>
						{t('tag.spoilers.hide')}
					</LinkButton>
				</Cluster>
			)}
			{page.items.length > 0 ? (
				<TitleGrid titles={page.items} showStatus />
			) : (
				<EmptyState title={t('entity.empty.title')} text={t('entity.empty.text')} />
			)}
			<Pages page={page} hrefFor={(number) => [path, query(number)].filter(String).join('?')} />
			{!onlySpoilers && page.spoilers > 0 && (
				<Panel>
					<Cluster $gap={4} $between>
						<p>{t('tag.spoilers', { count: page.spoilers })}</p>
						<LinkButton to={`${path}?spoilers=only`}>{t('tag.spoilers.show')}</LinkButton>
					</Cluster>
				</Panel>
			)}
		</TagLayout>
	)
}

function TagLayout({ name, lead, children }: { name: string; lead?: string; children: React.ReactNode }) {
	const t = useTranslations(entityTranslations)
	const title = t('tag.title', { name })
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={title} lead={lead} />
					{children}
				</Stack>
			</Container>
		</Page>
	)
}

function TagSkeleton({ name }: { name: string }) {
	return (
		<TagLayout name={name}>
			<LoadingRegion>
				<TitleGridSkeleton />
			</LoadingRegion>
		</TagLayout>
	)
}
