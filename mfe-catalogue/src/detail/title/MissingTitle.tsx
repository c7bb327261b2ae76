import { common, useTranslations } from 'shared-i18n'
import { Container, EmptyState, LinkButton, Page } from 'shared-ui'
import { homeTranslations } from '../../shared/homeTranslations.ts'

/** The page of a title or an episode that does not exist. */
export function MissingTitle({ title, text }: { title: string; text: string }) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<EmptyState
					isPage
					title={title}
					text={text}
					action={
						<>
							<LinkButton to="/explore" variant="primary">
								{t('title.notFound.explore')}
							</LinkButton>
							<LinkButton to="/">{shared('action.backHome')}</LinkButton>
						</>
					}
				/>
			</Container>
		</Page>
	)
}
