import { useWords } from 'shared-i18n'
import { EmptyState, LinkButton } from 'shared-ui'
import { words } from '../../words.ts'
import { MESSAGES_PATH } from '../place/place.ts'
import { Notice } from './Notice.tsx'

/** The conversation or group of the address is not there, or not for the reader. */
export function NotThere() {
	const t = useWords(words)
	return (
		<Notice>
			<EmptyState
				title={t('messages.gone.title')}
				text={t('messages.gone.text')}
				action={<LinkButton to={MESSAGES_PATH}>{t('messages.gone.back')}</LinkButton>}
			/>
		</Notice>
	)
}
