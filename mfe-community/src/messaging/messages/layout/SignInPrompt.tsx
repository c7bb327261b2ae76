import { common, useTranslations } from 'shared-i18n'
import { signInPath } from 'shared-state'
import { Container, EmptyState, LinkButton, Page } from 'shared-ui'
import { messageTranslations } from '../messageTranslations.ts'
import { type MessagesView, viewPath } from '../view/messagesView.ts'

/** Asks a visitor to sign in and returns here afterwards. */
export function SignInPrompt({ view }: { view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	return (
		<Page>
			<title>{`${t('messages.title')} · Niouka`}</title>
			<Container $width="text">
				<EmptyState
					title={t(view.at === 'invitation' ? 'messages.invited.signIn' : 'messages.signIn.title')}
					text={t('messages.signIn.text')}
					action={
						<LinkButton variant="primary" to={signInPath(viewPath(view))}>
							{shared('action.signIn')}
						</LinkButton>
					}
				/>
			</Container>
		</Page>
	)
}
