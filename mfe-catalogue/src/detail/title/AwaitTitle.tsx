import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { TitlePage } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, Page } from 'shared-ui'
import { Await } from '../../shared/deferred/Await.tsx'
import { canonicalRedirect, type DeferredTitle } from './loadTitle.ts'
import { MissingTitle } from './MissingTitle.tsx'
import { TitleSkeleton } from './TitleSkeleton.tsx'
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
	const { revalidate } = useRevalidator()
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
				<FailurePanel isPage title={t('title.failed')} onRetry={revalidate} />
			</Container>
		</Page>
	)
}
