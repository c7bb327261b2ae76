import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, EmptyState, LinkButton, Page } from 'shared-ui'
import { listTranslations } from '../listTranslations.ts'

/** The page of a view that the reader may not open, or that did not load; any other view leads to its list. */
export function MissingViewPage() {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const outcome = useLoaderData<Outcome<unknown>>()
	const { revalidate } = useRevalidator()
	const isMissing = outcome.state === 'refused' && [400, 404].includes(outcome.status)
	const title = t(isMissing ? 'views.notFound' : 'views.notLoaded')
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				{isMissing ? (
					<EmptyState
						isPage
						title={title}
						text={t('views.notFound.text')}
						action={<LinkButton to="/">{shared('action.backHome')}</LinkButton>}
					/>
				) : (
					<FailurePanel isPage title={title} onRetry={revalidate} />
				)}
			</Container>
		</Page>
	)
}
