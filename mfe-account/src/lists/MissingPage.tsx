import { LoadFailure } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, EmptyState, LinkButton, Page } from 'shared-ui'

interface MissingPageProps {
	outcome: Outcome<unknown>
	/** The title and the text where there is nothing that the reader may open. */
	notFound: string
	text: string
	/** The title where it did not load. */
	failed: string
}

/** The page of what its reader may not open, or of what did not load. */
export function MissingPage({ outcome, notFound, text, failed }: MissingPageProps) {
	const shared = useTranslations(common)
	const isMissing = outcome.state === 'refused' && [400, 404].includes(outcome.status)
	return (
		<Page>
			<title>{`${isMissing ? notFound : failed} · Niouka`}</title>
			<Container>
				{isMissing ? (
					<EmptyState
						isPage
						title={notFound}
						text={text}
						action={<LinkButton to="/">{shared('action.backHome')}</LinkButton>}
					/>
				) : (
					<LoadFailure isPage title={failed} />
				)}
			</Container>
		</Page>
	)
}
