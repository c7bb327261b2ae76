import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import type { TitlePage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { art, Cluster, Container, Page, Skeleton, SkeletonText, Split, Stack, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { Await } from '../../shared/deferred/Await.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { canonicalRedirect, type DeferredTitle } from './loadTitle.ts'
import { MissingTitle } from './MissingTitle.tsx'
import { Actions, Bar, Body, Header, HeaderContainer, HeaderText, Poster, Title } from './titleHeaderStyles.ts'
import { titleTranslations } from './titleTranslations.ts'

/** Awaits the title that the route loads, and renders it, a skeleton, not found or a failure. */
export function AwaitTitle({ children }: { children: (page: TitlePage) => ReactNode }) {
	const deferred = useLoaderData<DeferredTitle>()
	const { id } = useParams()
	return (
		<Await key={id} deferred={deferred} skeleton={<TitleSkeleton />}>
			{(outcome) => <Loaded outcome={outcome}>{children}</Loaded>}
		</Await>
	)
}

function Loaded({ outcome, children }: { outcome: Outcome<TitlePage>; children: (page: TitlePage) => ReactNode }) {
	const t = useTranslations(titleTranslations)
	const { pathname } = useLocation()
	const redirectPath = canonicalRedirect(outcome, pathname)
	const navigate = useNavigate()
	// The loader redirects fast responses; a deferred title with another canonical path is redirected here.
	useEffect(() => {
		if (redirectPath !== undefined) void navigate(redirectPath, { replace: true })
	}, [redirectPath, navigate])
	if (redirectPath !== undefined) return <TitleSkeleton />
	if (outcome.state === 'done') return children(outcome.answer)
	if (outcome.state === 'refused' && [400, 404].includes(outcome.status)) {
		return <MissingTitle title={t('title.notFound.title')} text={t('title.notFound.text')} />
	}
	return (
		<Page>
			<title>{`${t('title.failed')} · Niouka`}</title>
			<Container>
				<LoadFailure isPage title={t('title.failed')} />
			</Container>
		</Page>
	)
}

/** The header is dark in both themes, like every banner. */
const DarkHeader = styled(Header)`
	span { background: color-mix(in srgb, ${art.text} 16%, ${art.shade}); }
`

/** The skeleton of a title's page. */
function TitleSkeleton() {
	const t = useTranslations(homeTranslations)
	return (
		<Page $bleed aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			<DarkHeader as="div" aria-hidden="true">
				<HeaderContainer>
					<Bar>
						<Skeleton $height="1rem" $width="9rem" />
					</Bar>
					<Body>
						<Title as="div">
							<Skeleton $height="2.5rem" $width="min(28rem, 90%)" />
						</Title>
						<Poster>
							<Skeleton $ratio="2 / 3" />
						</Poster>
						<HeaderText>
							<Skeleton $height="1.1rem" $width="min(34rem, 100%)" />
							<Skeleton $height="1.1rem" $width="min(16rem, 70%)" />
						</HeaderText>
						<Actions>
							<Skeleton $height="3rem" $width="min(44rem, 100%)" />
							<Skeleton $height="3rem" $width="13rem" />
							<Skeleton $height="2rem" $width="8rem" />
							<Cluster>
								<Skeleton $height="2rem" $width="5rem" />
								<Skeleton $height="2rem" $width="5rem" />
							</Cluster>
							<Skeleton $height="2rem" $width="26rem" />
						</Actions>
					</Body>
				</HeaderContainer>
			</DarkHeader>
			<Container>
				<Split>
					<Stack $gap={8}>
						<SkeletonText lines={5} />
						<Skeleton $height="20rem" />
					</Stack>
					<Skeleton $height="24rem" />
				</Split>
			</Container>
		</Page>
	)
}
