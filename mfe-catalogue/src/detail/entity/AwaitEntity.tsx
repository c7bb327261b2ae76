import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import type { EntityType } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, Page, Skeleton, Stack, VisuallyHidden } from 'shared-ui'
import { Await } from '../../shared/deferred/Await.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { MissingTitle } from '../title/MissingTitle.tsx'
import { type DeferredEntity, mergedPath } from './entityLoader.ts'
import { Header, HeaderBody, Portrait, Words } from './entityStyles.ts'
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
				<LoadFailure isPage title={t(`${type}.failed`)} />
			</Container>
		</Page>
	)
}

const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The skeleton of a person's, a character's or a studio's page. */
function EntitySkeleton() {
	const t = useTranslations(homeTranslations)
	return (
		<Page $bleed aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			<Header as="div" aria-hidden="true">
				<Container>
					<HeaderBody>
						<Portrait>
							<Skeleton $ratio="1" />
						</Portrait>
						<Words>
							<Skeleton $height="2.5rem" $width="min(22rem, 90%)" />
							<Skeleton $height="1.1rem" $width="9rem" />
							<Skeleton $height="var(--control-md)" $width="var(--control-md)" />
						</Words>
					</HeaderBody>
				</Container>
			</Header>
			<Container>
				<Stack $gap={4} aria-hidden="true">
					<Skeleton $height="2rem" $width="10rem" />
					{LINES.map((line) => (
						<Skeleton key={line} $height="4.5rem" />
					))}
				</Stack>
			</Container>
		</Page>
	)
}
