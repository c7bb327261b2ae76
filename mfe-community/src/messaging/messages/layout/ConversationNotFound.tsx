import { useTranslations } from 'shared-i18n'
import { EmptyState, LinkButton } from 'shared-ui'
import { messageTranslations } from '../messageTranslations.ts'
import { MESSAGES_PATH } from '../view/messagesView.ts'
import { CenteredNotice } from './CenteredNotice.tsx'

/** The conversation or group does not exist or is not visible to the reader. */
export function ConversationNotFound() {
	const t = useTranslations(messageTranslations)
	return (
		<CenteredNotice>
			<EmptyState
				title={t('messages.gone.title')}
				text={t('messages.gone.text')}
				action={<LinkButton to={MESSAGES_PATH}>{t('messages.gone.back')}</LinkButton>}
			/>
		</CenteredNotice>
	)
}
