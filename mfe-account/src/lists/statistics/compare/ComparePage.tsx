import { useStore } from '@nanostores/react'
import { useLoaderData, useParams, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { type Comparison, OWN_PROFILE } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $username, type Outcome } from 'shared-state'
import { Container, color, EmptyState, Page, PageHeading, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { statisticsTranslations } from '../statisticsTranslations.ts'
import { CompareForm } from './CompareForm.tsx'
import { ComparisonView } from './ComparisonView.tsx'

const Another = styled.details`
	summary { width: fit-content; padding-block: ${space[2]}; font-size: ${size.sm}; color: ${color.muted}; cursor: pointer; }
	&[open] summary { margin-bottom: ${space[3]}; }
`

/** The lists of two members beside each other, or the form that asks who they are. */
export function ComparePage() {
	const t = useTranslations(statisticsTranslations)
	const outcome = useLoaderData<Outcome<Comparison> | null>()
	const params = useParams()
	const reader = useStore($username)
	const named = (name: string | undefined) => (name === OWN_PROFILE ? (reader ?? '') : (name ?? ''))
	const found = outcome?.state === 'done' ? outcome.answer : null
	const [first, second] = found
		? [found.member.username, found.other.username]
		: [named(params.username ?? OWN_PROFILE), named(params.other)]
	const title = found ? t('compare.of', { first, second }) : t('compare.title')
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					{found ? (
						<>
							<ComparisonView comparison={found} />
							<Another key={`${first} ${second}`}>
								<summary>{t('compare.another')}</summary>
								<CompareForm first={first} second="" />
							</Another>
						</>
					) : (
						<>
							<PageHeading title={title} lead={t('compare.lead')} />
							<CompareForm key={`${first} ${second}`} first={first} second={second} />
							{outcome && <Refused outcome={outcome} />}
						</>
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function Refused({ outcome }: { outcome: Outcome<Comparison> }) {
	const t = useTranslations(statisticsTranslations)
	const { revalidate } = useRevalidator()
	const status = outcome.state === 'refused' ? outcome.status : 0
	if (status === 400) return <EmptyState title={t('compare.same')} />
	if (status === 404) return <EmptyState title={t('compare.notFound')} text={t('compare.notFound.text')} />
	return <FailurePanel title={t('compare.failed')} onRetry={revalidate} />
}
