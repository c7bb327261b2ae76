import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { TitlePage } from 'shared-contract'
import { useWords } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, Page } from 'shared-ui'
import { Await } from '../deferred/Await.tsx'
import { words } from '../words.ts'
import { type DeferredTitle, otherPath } from './loadTitle.ts'
import { NotThere } from './NotThere.tsx'
import { TitleSkeleton } from './TitleSkeleton.tsx'

/** The screen of a title however its data came: there, on the way, not found or failed. */
export function TitleScreen({ children }: { children: (page: TitlePage) => ReactNode }) {
	const deferred = useLoaderData<DeferredTitle>()
	const { id } = useParams()
	return (
		<Await key={id} deferred={deferred} skeleton={<TitleSkeleton />}>
			{(outcome) => <Loaded outcome={outcome}>{children}</Loaded>}
		</Await>
	)
}

function Loaded({ outcome, children }: { outcome: Outcome<TitlePage>; children: (page: TitlePage) => ReactNode }) {
	const t = useWords(words)
	const { revalidate } = useRevalidator()
	const { pathname } = useLocation()
	const elsewhere = otherPath(outcome, pathname)
	const navigate = useNavigate()
	// Only what came late can still be at another address: the loader has led on the rest.
	useEffect(() => {
		if (elsewhere !== undefined) void navigate(elsewhere, { replace: true })
	}, [elsewhere, navigate])
	if (elsewhere !== undefined) return <TitleSkeleton />
	if (outcome.state === 'done') return children(outcome.answer)
	if (outcome.state === 'refused' && [400, 404].includes(outcome.status)) {
		return <NotThere title={t('title.notFound.title')} text={t('title.notFound.text')} />
	}
	return (
		<Page>
			<title>{`${t('title.failed')} · Niouka`}</title>
			<Container>
				<FailurePanel title={t('title.failed')} onRetry={revalidate} />
			</Container>
		</Page>
	)
}
