import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { EntityType } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, Page } from 'shared-ui'
import { Await } from '../../shared/deferred/Await.tsx'
import { MissingTitle } from '../title/MissingTitle.tsx'
import { EntitySkeleton } from './EntitySkeleton.tsx'
import { type DeferredEntity, mergedPath } from './entityLoader.ts'
import { entityTranslations } from './entityTranslations.ts'

interface AwaitEntityProps<Data> {
	type: EntityType
	children: (page: Data) => ReactNode
}

/** Awaits the entity that the route loads, and renders it, a skeleton, not found or a failure. */
export function AwaitEntity<Data extends { id: number }>({ type, children }: AwaitEntityProps<Data>) {
	const deferred = useLoaderData<DeferredEntity<Data>>()
	const { id } = useParams()
	return (
		<Await key={id} deferred={deferred} skeleton={<EntitySkeleton />}>
			{(outcome) => (
				<Loaded type={type} outcome={outcome}>
					{children}
				</Loaded>
			)}
		</Await>
	)
}

function Loaded<Data extends { id: number }>({
	type,
	outcome,
	children,
}: AwaitEntityProps<Data> & { outcome: Outcome<Data> }) {
	const t = useTranslations(entityTranslations)
	const { revalidate } = useRevalidator()
	const { pathname } = useLocation()
	const navigate = useNavigate()
	const path = mergedPath(type, outcome, pathname)
	// The loader redirects fast responses; a deferred entity that was merged is redirected here.
	useEffect(() => {
		if (path !== undefined) void navigate(path, { replace: true })
	}, [path, navigate])
	if (path !== undefined) return <EntitySkeleton />
	if (outcome.state === 'done') return children(outcome.answer)
	if (outcome.state === 'refused' && [400, 404].includes(outcome.status)) {
		return <MissingTitle title={t(`${type}.notFound`)} text={t('entity.notFound.text')} />
	}
	return (
		<Page>
			<title>{`${t(`${type}.failed`)} · Niouka`}</title>
			<Container>
				<FailurePanel isPage title={t(`${type}.failed`)} onRetry={revalidate} />
			</Container>
		</Page>
	)
}
