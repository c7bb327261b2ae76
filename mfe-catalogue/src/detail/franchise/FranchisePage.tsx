import { useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { type Franchise, titlePath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, EmptyState, LinkButton, Page, PageHeading, Skeleton, Stack } from 'shared-ui'
import { Drives } from '../../contribute/drive/Drives.tsx'
import { Await } from '../../shared/deferred/Await.tsx'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { MissingTitle } from '../title/MissingTitle.tsx'
import { FranchiseOrders } from './FranchiseOrders.tsx'
import { canonicalRedirect, type DeferredFranchise } from './loadFranchise.ts'
import { groupsOf } from './orders.ts'

/** Every work of a franchise, in the order of release and in that of the story. */
export function FranchisePage() {
	const deferred = useLoaderData<DeferredFranchise>()
	const { id } = useParams()
	return (
		<Await key={id} deferred={deferred} skeleton={<FranchiseSkeleton />}>
			{(outcome) => <Loaded outcome={outcome} />}
		</Await>
	)
}

function Loaded({ outcome }: { outcome: Outcome<Franchise> }) {
	const t = useTranslations(entityTranslations)
	const { pathname } = useLocation()
	const navigate = useNavigate()
	const redirectPath = canonicalRedirect(outcome, pathname)
	// The loader redirects fast responses.
	useEffect(() => {
		if (redirectPath !== undefined) void navigate(redirectPath, { replace: true })
	}, [redirectPath, navigate])
	if (redirectPath !== undefined) return <FranchiseSkeleton />
	if (outcome.state === 'done') return <Works franchise={outcome.answer} />
	if (outcome.state === 'refused' && [400, 404].includes(outcome.status)) {
		return <MissingTitle title={t('franchise.notFound.title')} text={t('franchise.notFound.text')} />
	}
	return (
		<Page>
			<title>{`${t('franchise.failed')} · Niouka`}</title>
			<Container>
				<LoadFailure isPage title={t('franchise.failed')} />
			</Container>
		</Page>
	)
}

function Works({ franchise }: { franchise: Franchise }) {
	const t = useTranslations(entityTranslations)
	const { number } = useFormats()
	const name = useTitleName()(franchise)
	const heading = t('franchise.title', { name })
	const works = franchise.storylines.flat()
	const counts = [
		t('franchise.lead', { count: works.length }),
		...groupsOf(franchise).map(({ group, count }) => `${t(`entity.group.${group}`)} ${number(count)}`),
	]
	const [first] = works
	return (
		<Page>
			<title>{`${heading} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={heading} lead={counts.join(' · ')} />
					<Drives kind="franchise" subject={String(franchise.id)} />
					{works.length < 2 ? (
						<EmptyState
							title={t('franchise.alone.title')}
							text={t('franchise.alone.text')}
							action={first && <LinkButton to={titlePath(first.title)}>{t('franchise.alone.open')}</LinkButton>}
						/>
					) : (
						<FranchiseOrders franchise={franchise} />
					)}
				</Stack>
			</Container>
		</Page>
	)
}

const ROWS = [1, 2, 3, 4, 5, 6]

/** The skeleton of a franchise's page. */
function FranchiseSkeleton() {
	return (
		<Page>
			<Container>
				<LoadingRegion>
					<Stack $gap={4} aria-hidden="true">
						<Skeleton $height="2.75rem" $width="min(100%, 28rem)" />
						<Skeleton $height="1.2em" $width="16rem" />
						<Skeleton $height="3rem" $width="20rem" />
					</Stack>
					<Stack $gap={2} aria-hidden="true">
						{ROWS.map((row) => (
							<Skeleton key={row} $height="88px" />
						))}
					</Stack>
				</LoadingRegion>
			</Container>
		</Page>
	)
}
